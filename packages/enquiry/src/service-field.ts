/** Name of the box of an additional service in a form: its own, so that no service takes the place of a contact field (S1 §5). */
export function serviceField(service: string): string {
  return `service:${service}`;
}

/**
 * Id of a field on the page, which an error summary links to.
 *
 * @param form key of the form
 * @example
 * leadFieldId("service", "Vehicle Make") // "service-vehicle-make"
 */
export function leadFieldId(form: string, name: string): string {
  return `${form}-${name.toLowerCase().replaceAll(" ", "-")}`;
}

/**
 * Name of the box of an additional service in a form: its own, so that no service takes the place of a contact field
 * (S1 §5).
 *
 * @example
 * serviceBoxName("Tyre check") // "service:Tyre check"
 */
export function serviceBoxName(service: string): string {
  return `service:${service}`;
}

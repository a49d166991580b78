import type { FieldTexts } from "@forecourt/ui-kit/field";

interface OfTheField extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
}

/**
 * Splits the props of a text control: what its `Field` takes, and what its own element takes.
 *
 * @example
 * fieldParts({ label: "Message", rows: 4 }) // { field: { label: "Message", … }, own: { rows: 4 } }
 */
export function fieldParts<Props extends OfTheField>({
  label,
  hideLabel,
  help,
  error,
  optional,
  id,
  className,
  ...own
}: Props) {
  return { field: { label, hideLabel, help, error, optional, id, className }, own };
}

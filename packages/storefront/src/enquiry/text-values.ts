/**
 * The text fields of a form by name.
 *
 * @example
 * textValues(new FormData(form)) // { name: "Kim", opt_in: "on" }
 */
export function textValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Values of a form as the browser gives them. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * Leaves out the values that only help the form along: those equal to a radio option's helper text (S1 §5).
 *
 * @example
 * stripRadioHelpers({ contact: "Choose one", name: "Ana" }, ["Choose one"]) // { name: "Ana" }
 */
export function stripRadioHelpers(values: FormValues, helpers: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => !(typeof value === "string" && helpers.includes(value))),
  );
}

/**
 * Turns ticked check options into one `additional_services` list, in the order of the options, and drops their fields
 * (S1 §5). Without a tick there is no list.
 *
 * @example
 * collectAdditionalServices({ name: "Ana", Tyres: true, Wash: false }, ["Wash", "Tyres"])
 * // { name: "Ana", additional_services: ["Tyres"] }
 */
export function collectAdditionalServices(
  values: FormValues,
  checkOptions: readonly string[],
): Record<string, unknown> & { additional_services?: string[] } {
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !checkOptions.includes(name)));
  const ticked = checkOptions.filter((name) => Object.hasOwn(values, name) && isTicked(values[name]));
  return ticked.length > 0 ? { ...rest, additional_services: ticked } : rest;
}

/** A ticked box is `true` in a script's form and "on" or "true" in a plain one. */
function isTicked(value: unknown): boolean {
  return value === true || value === "on" || value === "true";
}

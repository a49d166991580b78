/** Fields that a salesperson looks for first. */
const first = ["category", "subcategory", "name", "last_name", "phone", "email", "postcode"];
/**
 * Fields that say nothing to a salesperson, or stand elsewhere: the answers of a valuation are in words under
 * `trade_in`.
 */
const unsaid: ReadonlySet<string> = new Set([
  "user_agent",
  "source",
  "message",
  "adjustmentAnswers",
  "manufacturer_slug",
  "car_dealership_id",
]);

/**
 * A lead's fields as text, who asks first. Those without a value, and what only machines read, are left out; a field
 * that has fields of its own, such as the appointment of a test drive, is one line for each.
 *
 * @param left fields that are left out
 * @example
 * leadFacts({ "Vehicle Make": "Mazda", rego: "", appointment: { local_time: "9:00 am" }, name: "Ana" })
 * // [["name", "Ana"], ["Vehicle Make", "Mazda"], ["appointment local_time", "9:00 am"]]
 */
export function leadFacts(payload: Readonly<Record<string, unknown>>, left = unsaid): [string, string][] {
  const placeOf = (field: string) => (first.includes(field) ? first.indexOf(field) : first.length);
  return Object.entries(payload)
    .filter(([field, value]) => !left.has(field) && !isUnasked(field, value))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([field, value]) => linesOf(field, value));
}

/**
 * Terms that were not agreed to are terms that nobody was asked about: a form that asks for them takes no other answer.
 */
const isUnasked = (field: string, value: unknown) => field === "terms_conditions" && value !== true;

function linesOf(field: string, value: unknown): [string, string][] {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, part]) => linesOf(`${field} ${name}`, part));
  const text = Array.isArray(value) ? value.map(said).filter(Boolean).join(", ") : said(value);
  return text === undefined || text === "" ? [] : [[field, text]];
}

/** A value as text; undefined for one that is empty, or no single value. */
export function said(value: unknown): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

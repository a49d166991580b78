/** A parsed JSON object whose fields are not known yet. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object (neither array nor null). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { ApiError } from "./api-error.ts";
import { limits } from "./limits.ts";
import type { JsonObject } from "./json-object.ts";

/**
 * The parameters of one search, from a query string or from JSON, where numbers and booleans may come as text
 * (`prefix: "false"`). Unknown names are ignored, as Typesense does.
 */
export class SearchParams {
  readonly values: JsonObject;

  constructor(values: JsonObject) {
    this.values = values;
  }

  /** A text parameter; numbers and lists become text. */
  text(name: string, fallback = ""): string {
    const value = Object.hasOwn(this.values, name) ? this.values[name] : undefined;
    if (value === undefined || value === null) return fallback;
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return value.join(",");
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    throw new ApiError(400, `Parameter \`${name}\` must be a string.`);
  }

  /** A list separated by commas outside brackets. @throws ApiError 400 when it is too long. */
  list(name: string): string[] {
    if (this.text(name).length > limits.listLength)
      throw new ApiError(400, `Parameter \`${name}\` is longer than ${limits.listLength} characters.`);
    const items: string[] = [];
    let depth = 0;
    let item = "";
    for (const sign of this.text(name)) {
      if (sign === "(" || sign === "[") depth += 1;
      if (sign === ")" || sign === "]") depth -= 1;
      if (sign === "," && depth <= 0) {
        items.push(item.trim());
        item = "";
      } else {
        item += sign;
      }
    }
    items.push(item.trim());
    return items.filter((entry) => entry !== "");
  }

  /** A whole number of at least 0. @throws ApiError 400. */
  count(name: string, fallback: number): number {
    const text = this.text(name);
    if (text === "") return fallback;
    if (!/^\d{1,15}$/u.test(text)) throw new ApiError(400, `Parameter \`${name}\` must be an unsigned integer.`);
    return Number(text);
  }

  /** Whether a parameter is given. */
  has(name: string): boolean {
    return this.text(name) !== "";
  }

  /** A yes-or-no parameter. */
  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name);
    return text === "" ? fallback : text === "true" || text === "1";
  }

  /** The query, refused when it is too long. */
  query(): string {
    const query = this.text("q", this.text("query", "*"));
    if (query.length > limits.queryLength)
      throw new ApiError(
        400,
        `Query string exceeds max allowed length of ${limits.queryLength}. Use the /multi_search end-point for larger payloads.`,
      );
    return query;
  }
}

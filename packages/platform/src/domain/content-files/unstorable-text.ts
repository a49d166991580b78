/**
 * Where a record has text that no database keeps: the character NUL, or half of a character. JSON may say both;
 * undefined where there is none.
 *
 * @example
 * unstorableText({ blocks: [{ title: "a\u0000" }] }) // ["blocks", 0, "title"]
 */
export function unstorableText(value: unknown): (string | number)[] | undefined {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [name, entry] of entries) {
    const path = unstorableText(entry);
    if (path !== undefined) return [name, ...path];
  }
  return undefined;
}

/** The text of a file; undefined where its bytes are no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

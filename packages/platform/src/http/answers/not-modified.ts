/**
 * Whether the client has this version already (`If-None-Match`); tags are compared weakly.
 *
 * @example
 * hasVersion(new Headers({ "if-none-match": 'W/"a", W/"b"' }), 'W/"b"') // true
 */
export function hasVersion(headers: Headers, etag: string): boolean {
  const known = headers.get("if-none-match");
  if (known === null) return false;
  if (known.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare);
}

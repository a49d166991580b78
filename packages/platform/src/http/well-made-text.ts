/**
 * A text as the database can store it: a half of a character beyond U+FFFF, which is what cutting an emoji leaves,
 * becomes U+FFFD, and NUL characters are left out. Everything else stays.
 *
 * @example
 * wellMadeText("Thanks \ud83d") // "Thanks \ufffd"
 * wellMadeText("Kim\u0000") // "Kim"
 */
export function wellMadeText(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "");
}

/**
 * A request without NUL characters in its address. A request whose address has none is given back as it is.
 *
 * @example
 * wellMadeAddress(new Request("http://a.localhost/search/used-cars?query=cx%00-5")).url // "http://a.localhost/search/used-cars?query=cx-5"
 */
export function wellMadeAddress(request: Request): Request {
  let { url } = request;
  if (!url.includes("%00")) return request;
  // Leaving one out may put another one together.
  while (url.includes("%00")) url = url.replaceAll("%00", "");
  const { method, headers, body, signal } = request;
  const init: RequestInit & { duplex?: "half" } = { method, headers, signal, ...(body ? { body, duplex: "half" } : {}) };
  return new Request(url, init);
}

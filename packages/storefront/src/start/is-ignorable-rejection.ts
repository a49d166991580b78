/**
 * Whether a rejection that nobody listens to is one that React Router lets go of and needs no telling: an answer that it was reading
 * when a shopper went on, or a redirect that came before the style sheets of its page, which it follows once they are there
 * (`prefetchStylesAndCallHandler` of react-router 8.4: the answer is not awaited until its `finally` is over).
 *
 * @example
 * isIgnorableRejection(new TypeError("x is undefined")) // false
 */
export function isIgnorableRejection(reason: unknown): boolean {
  return (
    (reason instanceof DOMException && reason.name === "AbortError") ||
    (reason instanceof Response && reason.status >= 300 && reason.status < 400)
  );
}

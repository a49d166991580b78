/**
 * Whether a browser sees the site by https: a proxy of ours, which ends TLS, says so.
 *
 * @param forwardedProto value of the header `X-Forwarded-Proto`
 * @example
 * isSecure("https", true) // true
 * isSecure("https", false) // false: nobody of ours said it
 */
export function isSecure(forwardedProto: string | string[] | null | undefined, behindProxies: boolean): boolean {
  return behindProxies && forwardedProto === "https";
}

import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/**
 * The nonce of the page that the server is rendering; undefined in a browser. The browser ignores an inline script or
 * style without it.
 *
 * @example
 * <style nonce={usePageNonce()}>{":root { --badge: gold }"}</style>
 */
export function usePageNonce(): string | undefined {
  return useContext(FrameworkContext)?.nonce;
}

import { useContext } from "react";
import { PageStartContext } from "./page-start.ts";

/**
 * The nonce of the page that the server is rendering; undefined in a browser. The browser ignores an inline script or
 * style without it.
 *
 * @example
 * <style nonce={usePageNonce()}>{":root { --badge: gold }"}</style>
 */
export const usePageNonce = (): string | undefined => useContext(PageStartContext)?.nonce;

import { createContext } from "react";
import type { RouterStart } from "../react-router/index.ts";

/** What the server knows of the page that it renders; there is none in a browser. */
export interface PageStart {
  /** Nonce of the inline scripts and styles that the storefront writes (permitted-inline.ts). */
  nonce: string;
  /** Undefined under development, where a page starts as React Router has it. */
  router: RouterStart | undefined;
}

/** Set by the server for each page. */
export const PageStartContext = createContext<PageStart | undefined>(undefined);

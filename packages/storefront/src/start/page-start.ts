import { createContext } from "react";
import type { EntryContext } from "react-router";

/** What the server knows of the page that it renders; there is none in a browser. */
export interface PageStart {
  /** Of the inline scripts and styles that the storefront writes (permitted-inline.ts). */
  nonce: string;
  /** The files of the template's build. */
  manifest: EntryContext["manifest"];
  /** What React Router says of itself to the browser, as JSON. */
  handoff: string;
  /** The page starts as hydration-script.ts has it; in development, and where a template finds its routes lazily, as React Router has it. */
  isOwn: boolean;
}

/** Set by the server for each page. */
export const PageStartContext = createContext<PageStart | undefined>(undefined);

import type { Plugin } from "vite";

/** Leaves out of the browsers' list of routes the files that each route's module imports, and style sheets. */
export declare function shortManifest(): Plugin;

/** The same for the text of the list. */
export declare function shortList(script: string): string;

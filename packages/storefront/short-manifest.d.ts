import type { Plugin } from "vite";

/** Leaves out of the browsers' list of routes the files that each route's module imports. */
export declare function shortManifest(): Plugin;

/** The same for the text of the list. */
export declare function withoutImports(script: string): string;

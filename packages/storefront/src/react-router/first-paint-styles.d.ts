import type { Plugin } from "vite";

/** Has the sheet of a page's first paint, under development, hold every rule that the server has met. */
export declare function firstPaintStyles(): Plugin;

/** The rules in the module that Vite serves a style sheet as. */
export declare function rulesOf(code: string): string;

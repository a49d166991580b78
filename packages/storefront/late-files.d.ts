import type { Plugin } from "vite";

/** Fetches ahead, with each `import()`, those files of a part that the page does not have already. */
export declare function lateFiles(): Plugin;

/** The program that does so, in place of Vite's. */
export declare function preloadHelper(base: string): string;

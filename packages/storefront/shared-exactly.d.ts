import type { Plugin } from "vite";

/** Keeps small files from being merged into those of other pages where a template has other pages than ours. */
export declare function sharedExactly(): Plugin;

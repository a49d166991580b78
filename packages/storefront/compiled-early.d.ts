import type { Plugin } from "vite";

/** Has a browser compile large scripts of a template's build while they load. */
export declare function compiledEarly(): Plugin;

import type { Plugin } from "vite";

/** Makes the programs that stand in every page short, in the build of a template. */
export declare function shortStart(): Plugin;

/** The texts of modules, by their names, made short. What stands in them as `__name__` stays. */
export declare function shortTexts<Texts extends Record<string, string>>(texts: Texts): Texts;

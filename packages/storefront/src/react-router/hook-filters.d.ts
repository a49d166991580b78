import type { Plugin } from "vite";

export declare const filesOfHooks: Readonly<Record<string, Partial<Record<"resolveId" | "transform", RegExp>>>>;
export declare const pluginOfExports: string;
export declare const pluginsOfRoutes: readonly string[];
export declare const developmentPlugins: readonly string[];
export declare const withHookFilters: (plugins: readonly Plugin[]) => Plugin[];

import type { Plugin } from "vite";

export declare const unusedRouterFiles: Readonly<Record<"dom/ssr/fog-of-war.js" | "router/instrumentation.js", string>>;
export declare const withoutUnusedRouter: () => Plugin & { load(id: string): string | null };

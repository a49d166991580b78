import type { Plugin } from "vite";

/** Functions of React DOM that no template runs in a browser, and what stands in each. */
export declare const unusedReact: readonly { names: RegExp; body: string }[];

/** Takes them out of React DOM's client. */
export declare function withoutUnused(code: string): string;

/** Leaves them out of what browsers load. */
export declare function withoutUnusedReact(): Plugin;

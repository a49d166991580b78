import type { Plugin } from "vite";

/** Takes each class of a sheet by its name where code takes no more than names of it. */
export declare function byName(code: string): string;

/**
 * Has browsers get those names of classes that are used, where they are used. `isEmpty` tells which sheets then leave
 * no code.
 */
export declare function inlinedClassNames(): { plugins: Plugin[]; isEmpty: (id: string) => boolean };

/** Short class names for the sheets of a template and of packages from a checkout. */
export declare function shortClassNames(): Plugin[];

/** Short class names for the sheets of published packages. */
export declare function shortPublishedClasses(scope: string): Plugin;

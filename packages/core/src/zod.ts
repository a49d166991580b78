/**
 * zod as core has it within itself: a schema that is made with it and the schemas of core are of one library. The names
 * of `zod/v4/core` are those by which a compiler names the type of an object schema in a package's declarations.
 */
export * from "zod";
export type { $catchall, $loose, $strict, $strip } from "zod/v4/core";

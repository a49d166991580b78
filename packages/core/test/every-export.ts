const modules = import.meta.glob<Record<string, unknown>>(
  ["../src/**/*.ts", "!../src/**/*.test.ts", "!../src/zod.ts"],
  { eager: true },
);

/**
 * Every value that a file of the package exports, a library of its own left out, by its name, whether it leaves the
 * package or not.
 */
export const everyExport: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(modules)) as Record<
  string,
  unknown
>;

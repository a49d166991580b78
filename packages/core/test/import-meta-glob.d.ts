/** Vite's way of reading files, as far as the tests of this package use it: Node's own types stay out of `core`. */
interface ImportMeta {
  glob<Module>(patterns: string[], options: { eager: true }): Record<string, Module>;
  glob(patterns: string[], options: { query: "?raw"; import: "default"; eager: true }): Record<string, string>;
}

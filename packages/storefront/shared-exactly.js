// Plain JavaScript on purpose: see routes.js.
import { standardRoutes } from "./routes.js";

/**
 * Merging of small files weighs the file that is small, and not the one that it goes into: with other pages than ours,
 * the first page and results got 11 kB of others'. Where a template leaves pages out or has its own, a file has what
 * exactly the same pages need.
 *
 * @returns {import("vite").Plugin}
 */
export const sharedExactly = () => ({
  name: "forecourt:shared-exactly",
  apply: "build",
  configResolved({ environments }) {
    const { input, output } = environments.client.build.rolldownOptions;
    const modules = new Set(input.map((id) => id.split("?")[0]));
    const standard = new Set(filesOf(standardRoutes()));
    // Beside them root and the start of the scripts.
    if (modules.size === standard.size + 2 && standard.isSubsetOf(modules)) return;
    for (const group of output.codeSplitting.groups) if (group.entriesAware) group.entriesAwareMergeThreshold = 0;
  },
});

const filesOf = (routes) => routes.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

// Plain JavaScript on purpose: see routes.js.
import { pathToFileURL } from "node:url";
import { minifySync } from "vite";

/**
 * Makes the programs that stand in every page short, in the build of a template: 2 kB of each page, before its scripts.
 * They are texts with holes (src/start/start-texts.ts), and names of holes stay.
 *
 * @returns {import("vite").Plugin}
 */
export const shortStart = () => ({
  name: "forecourt:short-start",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: /[\\/]start[\\/]start-texts\.[jt]s$/ },
    async handler(_code, id) {
      const { startTexts } = await import(pathToFileURL(id).href);
      return { code: `export const startTexts = ${JSON.stringify(shortTexts(startTexts))};`, map: null };
    },
  },
});

/** @param {Record<string, string>} texts of modules, by their names */
export const shortTexts = (texts) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shortText(name, text)]));

function shortText(name, text) {
  const { code, errors } = minifySync(`${name}.js`, text, { module: true, compress: true, mangle: { toplevel: true } });
  if (errors.length > 0) throw new Error(`The start of pages, "${name}", is no module: ${errors[0].message}`);
  const holes = (of) => [...new Set(of.match(/__[a-z]+__/g))].toSorted().join(" ");
  if (holes(code) !== holes(text))
    throw new Error(`The start of pages, "${name}", is no longer filled when it is short: ${holes(code)}.`);
  return code;
}

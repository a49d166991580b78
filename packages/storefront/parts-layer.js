// Plain JavaScript on purpose: vite.js takes it, which Vite loads through Node's own resolution, and so does the build of the packages.

/** The order of our layers. What a template writes outside of a layer stands above them all. */
const order = "@layer fc-base, fc-kit, fc-parts;";

/**
 * Puts a sheet of ours into the layer of the features' parts, so that a template's own styles win whatever their specificity. A sheet that
 * says its layer itself, as those of the kit do, stays as it is.
 *
 * @param {string} css
 * @returns {string}
 * @example
 * inPartsLayer(".card{color:red}") // "@layer fc-base, fc-kit, fc-parts;\n@layer fc-parts {\n.card{color:red}\n}\n"
 */
export const inPartsLayer = (css) =>
  /^@layer\b/m.test(css) || css.trim() === "" ? css : `${order}\n@layer fc-parts {\n${css.trimEnd()}\n}\n`;

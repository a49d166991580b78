// Plain JavaScript on purpose: vite.js takes it, which Vite loads through Node's own resolution, and so does the build
// of the packages.

/**
 * The order of our layers. What a template writes outside of a layer stands above them all. A part that others put on
 * their pages and cards stands below theirs: a card says how large its estimate is.
 */
const order = `@layer fc-base, fc-kit, ${["finance", "vehicle", "account", "search", "dealership", "enquiry"].map((folder) => `fc-parts.${folder}`).join(", ")}, fc-parts;`;

/**
 * Puts a sheet of ours into the layer of the features' parts, so that a template's own styles win whatever their
 * specificity. Each package has a layer of its own within it: their sheets can then arrive apart and in any order
 * (used-styles.ts). The pages put the parts together, so what storefront says of a part stands above the part's own. A
 * sheet that says its layer itself, as those of the kit do, stays as it is.
 *
 * @param {string} css
 * @param {string} folder of the package, such as "vehicle"
 * @returns {string}
 * @example
 * inPartsLayer(".card{color:red}", "vehicle") // "@layer fc-base, fc-kit, …, fc-parts;\n@layer fc-parts.vehicle {\n.card{color:red}\n}\n"
 */
export const inPartsLayer = (css, folder) =>
  /^@layer\b/m.test(css) || css.trim() === ""
    ? css
    : `${order}\n@layer fc-parts${folder === "storefront" ? "" : `.${folder}`} {\n${css.trimEnd()}\n}\n`;

import { globSync, readFileSync } from "node:fs";

/** Selectors and declarations of a sheet, whatever their order. */
const piecesOf = (css: string): Map<string, number> => {
  const pieces = new Map<string, number>();
  for (const piece of css.split(/[{};]/))
    if (piece !== "" && !piece.startsWith("@")) pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  return pieces;
};

/**
 * What one of two sheets has more of than the other: selectors and declarations.
 *
 * @example
 * missingFrom(".a{color:red}", ".a{color:red}.b{color:red}") // [".b", "color:red"]
 */
export function missingFrom(sheet: string, other: string): string[] {
  const has = piecesOf(sheet);
  return [...piecesOf(other)].flatMap(([piece, count]) => (count > (has.get(piece) ?? 0) ? [piece] : []));
}

/**
 * Checks that browsers are given the styles that the server's pages are made with: both bundles of a template bring
 * their sheets, and what is taken out of the code for browsers, such as names of classes, must not take a sheet along.
 *
 * @param build folder of a built template
 * @throws Error with styles that one of the two has not
 */
export function refuseLostStyles(build: string): void {
  const sheets = globSync(`${build}/client/assets/style-*.css`).map((file) => readFileSync(file, "utf8"));
  if (sheets.length === 0) throw new Error(`${build} has no style sheet.`);
  for (const sheet of sheets)
    for (const other of sheets) {
      const missing = missingFrom(sheet, other);
      if (missing.length > 0)
        throw new Error(
          `The sheets of ${build} for browsers and for the server differ by ${missing.length} selectors and declarations, such as ${missing.slice(0, 3).join(" and ")}. Code that uses a class has to import its sheet for its effect too.`,
        );
    }
}

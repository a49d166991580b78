/**
 * Refuses figures that lack what they need: plain JavaScript may pass them under other names. Called in development
 * only, as a browser of a shopper would carry its words for nothing. Who calls it asks for `process` first: a browser
 * without a bundler has none.
 *
 * @throws TypeError with the names that are missing and those that were given
 */
export function requireNames<Figures extends object>(
  what: string,
  figures: Figures,
  names: readonly (keyof Figures & string)[],
): void {
  const missing = names.filter((name) => figures[name] === undefined);
  if (missing.length === 0) return;
  const given = Object.keys(figures).join(", ") || "nothing";
  throw new TypeError(
    `[finance] ${what} has no ${missing.join(", ")}. It was given ${given}. Name its figures as the types of @forecourt/core do.`,
  );
}

import { stringify } from "csv-stringify/sync";

/**
 * Rows as lines of a CSV file (RFC 4180). A cell with a line break of any kind stands in quotes; nothing is an empty
 * cell, and what is no text is written as JSON writes it.
 *
 * @param escapesFormulas a text that a spreadsheet would take for a formula is preceded by an apostrophe.
 *   @default false
 * @example
 * csvLines([["Ana", "=1+1"]], { escapesFormulas: true }) // "Ana,'=1+1\r\n"
 */
export function csvLines(rows: readonly (readonly unknown[])[], { escapesFormulas = false } = {}): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: "\r\n",
      quoted_match: /[\r\n]/,
      escape_formulas: escapesFormulas,
      cast: { boolean: String },
    },
  );
}

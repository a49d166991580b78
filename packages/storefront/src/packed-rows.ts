/**
 * Rows of the same kind as a table: each name once, each value of a column once. For each name the values in the order
 * of the rows; one value that all rows have; or different values and for each row the place of its own, with `-` where
 * it has none.
 */
export interface PackedRows {
  count: number;
  columns: Record<string, readonly [values: readonly unknown[], places?: string]>;
}

/** Places are single characters. */
const radix = 36;

/**
 * Packs rows for the way to a browser. Twenty cards of cars take a third of their JSON.
 *
 * @param left a name that is left out of every row
 * @example
 * packRows([{ make: "Kia", year: 2018 }, { make: "Kia" }])
 * // { count: 2, columns: { make: [["Kia"]], year: [[2018], "0-"] } }
 */
export function packRows(rows: readonly object[], left?: string): PackedRows {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  if (left !== undefined) names.delete(left);
  const columns: PackedRows["columns"] = {};
  for (const name of names) columns[name] = packColumn(rows.map((row) => (row as Record<string, unknown>)[name]));
  return { count: rows.length, columns };
}

function packColumn(cells: readonly unknown[]): PackedRows["columns"][string] {
  // Few enough for a list: a map of each column of each page would be made for nothing.
  const keys: unknown[] = [];
  const distinct: unknown[] = [];
  let places = "";
  let isWhole = true;
  for (const cell of cells) {
    if (cell === undefined) {
      isWhole = false;
      places += "-";
      continue;
    }
    const key = typeof cell === "object" && cell !== null ? contentOf(cell) : cell;
    let place = keys.indexOf(key);
    if (place < 0) {
      place = keys.push(key) - 1;
      distinct.push(cell);
    }
    places += place.toString(radix);
  }
  if (isWhole && distinct.length === 1) return [distinct];
  if (distinct.length > radix || (isWhole && distinct.length === cells.length))
    return [isWhole ? cells : cells.map((cell) => cell ?? null)];
  return [distinct, places];
}

const contents = new WeakMap<object, string>();

/**
 * Lists and records of the same content are one value; no text of a cell begins like their names here. A card is the
 * same object on many pages.
 */
function contentOf(cell: object): string {
  const known = contents.get(cell);
  if (known !== undefined) return known;
  const made = `\u0000${JSON.stringify(cell)}`;
  contents.set(cell, made);
  return made;
}

/**
 * The rows again.
 *
 * @example
 * unpackRows({ count: 2, columns: { make: [["Kia"]] } }) // [{ make: "Kia" }, { make: "Kia" }]
 */
export function unpackRows<Row extends object>({ count, columns }: PackedRows): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const row: Record<string, unknown> = {};
    for (const [name, [values, places]] of Object.entries(columns)) {
      const place = places === undefined ? (values.length === 1 ? 0 : at) : Number.parseInt(places.charAt(at), radix);
      const value = values[place];
      if (value !== undefined) row[name] = value;
    }
    return row as Row;
  });
}

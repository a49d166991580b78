/** A row of the table in docs/performance.md. */
export interface PerformanceRow {
  /** What was measured; figures that it is made of stand in parentheses at its end. */
  what: string;
  /** Sizes of the stock, such as `910` or `20,000 · 200,000`. */
  cars: string;
  /** The figure, or one for each size. */
  measured: string;
  /** A baseline of the same run, or the growth over the sizes. */
  compared: string;
  budget: string;
  kept: string;
  /** `2026-11-22`. */
  date: string;
}

const columns = ["what", "cars", "measured", "compared", "budget", "kept", "date"] as const;
const heads = ["What", "Cars", "Measured", "Compared with", "Budget", "Kept", "Date"];
const [start, end] = ["<!-- measured -->", "<!-- /measured -->"];

/**
 * The document with new rows in its table. A row takes the place of an earlier one of the same name and stock, so that
 * a run of one benchmark leaves the figures of the others; a new one goes to the end.
 *
 * @throws Error when the document has no place for the table
 */
export function withRows(document: string, rows: readonly PerformanceRow[]): string {
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`docs/performance.md has no place for the table. Put ${start} and ${end} where it goes.`);
  const known = readRows(document);
  const added = rows.filter((row) => !known.some((other) => nameOf(other) === nameOf(row)));
  const all = known.map((row) => rows.find((newer) => nameOf(newer) === nameOf(row)) ?? row);
  return `${document.slice(0, from + start.length)}\n\n${performanceTable([...all, ...added])}\n\n${document.slice(to)}`;
}

/** Rows as a Markdown table. */
export function performanceTable(rows: readonly PerformanceRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map((row) => line(columns.map((key) => row[key])))].join(
    "\n",
  );
}

/**
 * The rows of a document's table.
 *
 * @throws Error when a line of it has too many or too few cells
 */
export function readRows(document: string): PerformanceRow[] {
  const table = document.slice(document.indexOf(start), document.indexOf(end));
  const lines = table.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) => {
    const cells = line.slice(1, -1).split("|");
    if (cells.length !== columns.length)
      throw new Error(`docs/performance.md: a row has ${cells.length} cells and not ${columns.length}: ${line}`);
    const [what = "", cars = "", measured = "", compared = "", budget = "", kept = "", date = ""] = cells.map((cell) =>
      cell.trim(),
    );
    return { what, cars, measured, compared, budget, kept, date };
  });
}

const nameOf = ({ what, cars }: PerformanceRow): string => `${what.replace(/ \([^()]*\)$/, "")} | ${cars}`;

/** What was measured at each size of stock. */
export interface GrowthLine {
  what: string;
  unit: "ms" | "s" | "MB" | "kB";
  /** In the order of the sizes. */
  values: number[];
}

/**
 * The lines as a Markdown table: a column for each size, and how many times the first size's value the last one's is.
 *
 * @example
 * growthTable([20000, 200000], [{ what: "page", unit: "ms", values: [10, 15] }]) // … | page | 10.0 ms | 15.0 ms | × 1.5 |
 */
export function growthTable(sizes: readonly number[], lines: readonly GrowthLine[]): string {
  const rows = lines.map(({ what, unit, values }) => {
    const cells = sizes.map((_, index) => (values[index] === undefined ? "–" : `${values[index].toFixed(1)} ${unit}`));
    const [first, last] = [values[0], values.at(-1)];
    return `| ${[what, ...cells, first === undefined || last === undefined || values.length < 2 ? "–" : `× ${(last / first).toFixed(1)}`].join(" | ")} |`;
  });
  return [
    `| ${["Cars", ...sizes.map((size) => size.toLocaleString("en-AU")), "Growth"].join(" | ")} |`,
    `|${"---|".repeat(sizes.length + 2)}`,
    ...rows,
  ].join("\n");
}

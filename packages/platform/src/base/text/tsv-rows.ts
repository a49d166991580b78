/** The rows of a tab-separated file below its headings. */
export function tsvRows(text: string): string[][] {
  const lines = text.split("\n").slice(1);
  return lines.filter((line) => line !== "").map((line) => line.split("\t"));
}

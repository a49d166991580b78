import type { SizeFigures, Spread } from "./measure-size.ts";

/** Milliseconds that a page may take (p50), from search-engine.md. */
const pageTargets: Readonly<Record<number, Readonly<Record<"a" | "b" | "c", number>>>> = {
  20_000: { a: 3, b: 4, c: 5 },
  200_000: { a: 6, b: 10, c: 30 },
};
const targets = { upsertMs: 2, importPerSecond: 15_000, searchDuringImportMs: 50, startMs: 1000, startSize: 20_000 };

/** The head of the printed table. */
export const tableHead = [
  "p50 (p95) in ms; a target is for the p50, that of the search during an import for the p95.",
  "| documents | a | b | c | typing | upsert | import docs/s | search during import | start ms | RSS MB |",
  "|---|---|---|---|---|---|---|---|---|---|",
].join("\n");

/** One row of the table, each figure followed by `ok` or `over` where it has a target; `over` counts those. */
export function reportRow(figures: SizeFigures): { text: string; over: number } {
  let over = 0;
  const judged = (text: string, meets: boolean | undefined): string => {
    if (meets === false) over += 1;
    return meets === undefined ? text : `${text} ${meets ? "ok" : "over"}`;
  };
  const spread = ({ p50, p95 }: Spread): string => `${p50.toFixed(1)} (${p95.toFixed(1)})`;
  const page = (name: "a" | "b" | "c"): string => {
    const most = pageTargets[figures.documents]?.[name];
    return judged(spread(figures[name]), most === undefined ? undefined : figures[name].p50 <= most);
  };
  const cells = [
    figures.documents.toLocaleString("en"),
    page("a"),
    page("b"),
    page("c"),
    spread(figures.typing),
    judged(spread(figures.upsert), figures.upsert.p50 <= targets.upsertMs),
    // The first thousands are imported by code that is not yet compiled: the rate is promised of a stock.
    judged(
      Math.round(figures.importPerSecond).toLocaleString("en"),
      figures.documents < targets.startSize ? undefined : figures.importPerSecond >= targets.importPerSecond,
    ),
    judged(
      spread(figures.searchDuringImport),
      figures.documents < targets.startSize
        ? undefined
        : figures.searchDuringImport.p95 <= targets.searchDuringImportMs,
    ),
    judged(
      Math.round(figures.startMs).toLocaleString("en"),
      figures.documents === targets.startSize ? figures.startMs <= targets.startMs : undefined,
    ),
    String(Math.round(figures.rssMb)),
  ];
  return { text: `| ${cells.join(" | ")} |`, over };
}

/**
 * How figures grow with the number of documents: the exponent k of `time ~ documents^k`, fitted by least squares on
 * logarithms (0 is constant, 1 is in proportion). Undefined for fewer than two sizes.
 */
export function fitGrowth(
  measured: readonly SizeFigures[],
): { exponents: Record<string, number>; text: string } | undefined {
  if (measured.length < 2) return undefined;
  const columns: Record<string, (figures: SizeFigures) => number> = {
    a: ({ a }) => a.p50,
    b: ({ b }) => b.p50,
    c: ({ c }) => c.p50,
    typing: ({ typing }) => typing.p50,
    upsert: ({ upsert }) => upsert.p50,
    "import time": ({ documents, importPerSecond }) => documents / importPerSecond,
    start: ({ startMs }) => startMs,
    RSS: ({ rssMb }) => rssMb,
  };
  const exponents = Object.fromEntries(
    Object.entries(columns).map(([name, read]) => [
      name,
      slope(measured.map((figures) => [Math.log(figures.documents), Math.log(read(figures))])),
    ]),
  );
  return {
    exponents,
    text: `Growth, documents to the power of: ${Object.entries(exponents)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(" · ")}`,
  };
}

function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (place: 0 | 1): number => points.reduce((sum, point) => sum + point[place], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / across;
}

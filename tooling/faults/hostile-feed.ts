import { feedColumns, stockToCsv } from "../demo/feed-csv.ts";
import type { DemoCar } from "../demo/demo-car.ts";
import { payloads } from "./hostile-documents.ts";

/**
 * A stock file in which every column holds each payload once, in a car of its own, and one car that holds them in every
 * column that is text.
 *
 * @param cars as many honest cars as there are, to be made hostile in turn
 */
export function hostileFeed(cars: readonly DemoCar[]): string {
  const lines: string[][] = [];
  const honest = cars.map((car) => cellsOf(stockToCsv([car]).split("\r\n")[1] ?? ""));
  for (const [column] of feedColumns.entries())
    for (const payload of [payloads[0], "javascript:zq()"]) {
      const cells = [...(honest[lines.length % honest.length] ?? [])];
      cells[feedColumns.indexOf("Stock No")] = `X${lines.length}`;
      cells[feedColumns.indexOf("VIN")] = "";
      cells[column] = payload;
      lines.push(cells);
    }
  const texts = [
    "Badge",
    "Series",
    "Body",
    "Gearbox",
    "Drive",
    "Fuel Detail",
    "Engine",
    "Colour",
    "Trim",
    "Tag",
    "City",
    "State",
    "Features",
    "Comments",
    "Rego",
  ];
  const all = [...(honest[0] ?? [])];
  for (const name of texts) all[feedColumns.indexOf(name)] = payloads[0];
  all[feedColumns.indexOf("Stock No")] = "XALL";
  all[feedColumns.indexOf("VIN")] = "";
  return `${[feedColumns, ...lines, all].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n")}\r\n`;
}

/** The cells of one line of a file that {@link stockToCsv} wrote. */
function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

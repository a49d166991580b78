import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../../base/environment/package-folder.ts";
import { readMakeTable } from "./make-table.ts";
import type { MakeTable } from "./make-table.ts";

let table: MakeTable | undefined;

/** The table of makes that comes with the platform (`packages/platform/makes`), read when it is first asked for. */
export function embeddedMakes(): MakeTable {
  const file = (name: string) => readFileSync(join(packageFolder("makes"), `${name}.tsv`), "utf8");
  table ??= readMakeTable({ makes: file("makes"), logos: file("logos") });
  return table;
}

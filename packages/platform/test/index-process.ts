/**
 * A process to kill: `node index-process.ts <data folder> <stock file> <before|during>`. It imports a stock file into
 * the site `yard` and prints `committed`; with `during` it then begins to index, prints `indexing` when the engine has
 * the documents but has acknowledged none, and waits.
 */
import { openDatabase } from "../src/records/open-database.ts";
import { startIndexer } from "../src/workers/indexer.ts";
import { applySite } from "../src/domain/sites/apply-site.ts";
import { parseMapping } from "../src/domain/stock-import/find-mapping.ts";
import { importStock } from "../src/domain/stock-import/import-stock.ts";
import { siteDocument } from "./http-fixtures.ts";
import { openTestIndex } from "./index-fixtures.ts";
import { yardMapping } from "./stock-fixtures.ts";

const [dataDir = "", file = "", moment] = process.argv.slice(2);
const database = await openDatabase({ dataDir, role: "server" });
const { site } = await applySite(database, siteDocument("yard"));
await importStock({
  database,
  site,
  file,
  mapping: parseMapping(yardMapping, "yard"),
  reportFolder: `${dataDir}/reports`,
});
console.log("committed");
if (moment === "during") {
  const { backend } = openTestIndex(dataDir);
  await startIndexer({
    database,
    log: () => {},
    backend: {
      async request(method, path, body) {
        const answer = await backend.request(method, path, body);
        if (!path.includes("/cars/documents/import")) return answer;
        console.log("indexing");
        return new Promise(() => {});
      },
    },
  });
}
setInterval(() => {}, 1000);

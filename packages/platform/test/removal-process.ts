/**
 * A process that removes a site and stops dead at a step, to be killed there: `node removal-process.ts <data folder>
 * <site> <step>`. It prints the step.
 */
import { writeSync } from "node:fs";
import { openIdentityKeys } from "../src/domain/shoppers/identity-keys.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { removeSite } from "../src/domain/removal/remove-site.ts";

const [dataDir = "", slug = "", step = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDir, role: "command" });
await removeSite({
  database,
  dataDir,
  slug,
  keys: openIdentityKeys(dataDir, {}),
  discardLeads: false,
  now: new Date(),
  indexChanges: async () => true,
  onStep(reached) {
    if (reached !== step) return;
    writeSync(1, `${step}\n`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
await database.close();

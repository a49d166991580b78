/**
 * A process to kill: `node alert-process.ts <data folder> <address of the text service> <time> <moment>`. It claims the
 * messages that are due and sends them; at the moment it prints its name and waits.
 */
import { sendTextOverHttp } from "../src/domain/shoppers/send-text-over-http.ts";
import { openDatabase } from "../src/records/open-database.ts";
import { attemptAlertMessage, claimAlertMessages } from "../src/workers/alert-worker.ts";
import type { AlertDependencies } from "../src/workers/alert-worker.ts";
import { alerting } from "./alert-fixtures.ts";
import { loopbackFetch, parsedSite } from "./http-fixtures.ts";

const [dataDir = "", url = "", time = "", moment = ""] = process.argv.slice(2);
const at = async (name: string) => {
  if (name !== moment) return;
  console.log(name);
  await new Promise(() => setInterval(() => {}, 1000));
};
const { site } = parsedSite("yard", alerting);
const database = await openDatabase({ dataDir, role: "command" });
const dependencies: AlertDependencies = {
  database,
  siteOf: () => site,
  async sendText(_, message) {
    await at("before it is handed over");
    await sendTextOverHttp(loopbackFetch, { url, key: "key", sender: "Yard" }, message);
    await at("after it is handed over");
    return undefined;
  },
  sendMail: undefined,
  keys: { hash: (purpose, text) => Buffer.from(`${purpose} ${text}`).toString("base64url").slice(-40) },
  log: () => {},
  now: () => new Date(time),
};
const claimed = await claimAlertMessages(dependencies, { busy: [], max: 10 });
await at("after it is claimed");
for (const each of claimed) await attemptAlertMessage(dependencies, each);
console.log("done");
await database.close();

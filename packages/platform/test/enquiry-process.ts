/**
 * A process that takes one finance enquiry and stops dead at a moment, to be killed there:
 * `node enquiry-process.ts <data folder> <lender> <key> <moment>`. It prints the code, the token, then the moment.
 */
import { writeSync } from "node:fs";
import { openDatabase } from "../src/records/open-database.ts";
import { openEnquiryStand } from "./enquiry-fixtures.ts";

const [dataDir = "", lenderUrl = "", key = "", moment = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDir, role: "command" });

/** Stops the whole thread, so that nothing moves on until the kill. */
function reached(name: string): void {
  if (name !== moment) return;
  writeSync(1, `${name}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const stand = openEnquiryStand({ database, dataDir, lenderUrl }, ({ dependencies, identity }) => ({
  identity: {
    ...identity,
    verify: (attempt) =>
      identity.verify({
        ...attempt,
        async inTransaction(tx, user) {
          const result = await attempt.inTransaction(tx, user);
          reached("before the enquiry is stored for good");
          return result;
        },
      }),
  },
  dependencies: {
    ...dependencies,
    lenderClientOf(site) {
      reached("after the enquiry is stored, before lead and customer");
      const youx = dependencies.lenderClientOf(site);
      return {
        ...youx,
        async createCustomer(customer) {
          const outcome = await youx.createCustomer(customer);
          reached("after the customer is made, before it is noted");
          return outcome;
        },
      };
    },
    routeLeadsOf(site) {
      reached("in the middle of storing the lead");
      return dependencies.routeLeadsOf(site);
    },
    onLead: () => reached("after the lead is stored"),
  },
}));
const code = await stand.code();
writeSync(1, `code ${code}\ntoken ${stand.token()}\n`);
await stand.submit({ key, form: { code } });
reached("after both, before the browser is answered");
await database.close();

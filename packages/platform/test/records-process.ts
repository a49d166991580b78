/**
 * A process that opens records, for the tests that need more than one, or one to kill:
 * `node records-process.ts <data folder> <server|command> <write|hold>`. It prints `open`; `write` then prints the
 * number of each row once the database has acknowledged it, `hold` waits. Both close when their input ends.
 */
import { openDatabase } from "../src/records/open-database.ts";

const [dataDir = "", role, action] = process.argv.slice(2);
const database = await openDatabase({ dataDir, role: role === "server" ? "server" : "command" });
console.log("open");

const end = new Promise<void>((resolve) => process.stdin.on("close", resolve).resume());

async function write(): Promise<void> {
  while (!process.stdin.closed) {
    const [row] = await database.sql<{ id: string }[]>`
      insert into index_outbox (car_id, op) values (1, 'upsert') returning id`;
    console.log(row?.id);
  }
}

if (action === "write") await write();
await end;
await database.close();
console.log("closed");

import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { applySite, listLeads, openDatabase } from "@forecourt/platform";
import { afterAll, beforeAll, expect, it } from "vitest";
import { putEmptyRecords } from "../../../tooling/vitest/empty-records.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const dataDir = temporaryFolder("kill");
const site = {
  slug: "north",
  name: "North",
  template: "metro",
  country: "AU",
  timeZone: "Australia/Sydney",
  dealer: { legalName: "North Pty Ltd", phone: "02 9000 0000", email: "sales@example.com" },
  locations: [
    {
      id: "1",
      name: "Main yard",
      slug: "main-yard",
      address: { street: "1 High Street", city: "Parramatta", state: "NSW", postcode: "2150" },
      contact_detail: {},
    },
  ],
  secrets: {
    leadDestinations: [
      { name: "crm", type: "webhook", url: "http://127.0.0.1:9/closed", secretEnv: "FORECOURT_SECRET_CRM" },
    ],
  },
};

beforeAll(async () => {
  await putEmptyRecords(dataDir);
  const database = await openDatabase({ dataDir, role: "command" });
  await applySite(database, site, { FORECOURT_PRIVATE_DESTINATIONS: "127.0.0.1" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Sends an enquiry; answers its id, or undefined when no answer came. */
function enquire(port: number, index: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sending = request(
      {
        port,
        host: "127.0.0.1",
        path: "/api/leads",
        method: "POST",
        headers: {
          host: "north.localhost",
          "content-type": "application/json",
          "x-forwarded-for": `203.0.113.${index % 200}`,
        },
      },
      (response) => {
        let said = "";
        response.on("data", (part: Buffer) => (said += part.toString()));
        response.on("end", () => resolve((JSON.parse(said) as { lead_id?: string }).lead_id));
        response.on("error", () => resolve(undefined));
      },
    );
    sending.on("error", () => resolve(undefined));
    sending.end(JSON.stringify({ name: `Shopper ${index}`, phone: "0400 000 000", message: "Hello" }));
  });
}

it("keeps every enquiry that was answered, with its delivery, when the server is killed at any moment", async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const main = join(import.meta.dirname, "..", "src", "main.ts");
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      FORECOURT_DATA: dataDir,
      PORT: "0",
      FORECOURT_PROXIES: "1",
      FORECOURT_SECRET_CRM: "s",
      FORECOURT_PRIVATE_DESTINATIONS: "127.0.0.1",
    };
    const server = spawn(process.execPath, ["--conditions=@forecourt/source", main], { env });
    let said = "";
    for (const stream of [server.stdout, server.stderr]) stream.on("data", (part: Buffer) => (said += part.toString()));
    await expect.poll(() => said, { interval: 50 }).toMatch(/^ready$/m);
    const port = Number(/:(\d+)\/$/m.exec(said)?.[1]);
    const target = acknowledged.length + 40;
    const senders = Array.from({ length: 8 }, async (_, sender) => {
      for (let index = 0; ; index += 1) {
        const id = await enquire(port, round * 100_000 + sender * 1000 + index);
        if (id === undefined) return;
        acknowledged.push(id);
        if (acknowledged.length === target) server.kill("SIGKILL");
      }
    });
    await Promise.all([...senders, once(server, "exit")]);
  }
  const database = await openDatabase({ dataDir, role: "command" });
  const stored = new Map((await listLeads(database, { most: 10_000 })).map((lead) => [lead.id, lead]));
  await database.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(80);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect([...stored.values()].filter(({ deliveries }) => deliveries[0]?.state !== "waiting")).toEqual([]);
});

import { createSearchEngine } from "../../src/index.ts";

/**
 * A process that writes without end and says on its standard output which writes were acknowledged; the durability test
 * kills it in the middle. It ends by itself when the test is no more. Arguments: folder, kind of write.
 */
const parent = process.ppid;
const [, , dataDir = "", kind = "upsert"] = process.argv;
const engine = createSearchEngine({ dataDir, apiKey: "k" });
const send = async (method: string, path: string, body?: string): Promise<string> =>
  (
    await engine.fetch(
      new Request(`http://engine${path}`, {
        method,
        headers: { "x-typesense-api-key": "k" },
        ...(body === undefined ? {} : { body }),
      }),
    )
  ).text();
const car = (id: number, round: number): string =>
  JSON.stringify({ id: `c${id}`, title: `Car ${id} round ${round}`, round, check: `${id}-${round}` });

await send(
  "POST",
  "/collections",
  JSON.stringify({
    name: "cars",
    fields: [
      { name: "title", type: "string" },
      { name: "round", type: "int32" },
      { name: "check", type: "string" },
    ],
  }),
);
for (let round = 1; process.ppid === parent; round++) {
  if (kind === "upsert") {
    for (let id = 0; id < 20; id++) {
      await send("POST", "/collections/cars/documents?action=upsert", car(id, round));
      process.stdout.write(`${id} ${round}\n`);
    }
  } else if (kind === "import") {
    await send(
      "POST",
      "/collections/cars/documents/import?action=upsert",
      Array.from({ length: 450 }, (_, id) => car(id, round)).join("\n"),
    );
    for (let id = 0; id < 450; id++) process.stdout.write(`${id} ${round}\n`);
  } else {
    // Deleting most of the collection makes the engine compact its index, beside which the upserts go on.
    const churn = Array.from({ length: 1600 }, (_, id) => car(1000 + id, -round));
    await send("POST", "/collections/cars/documents/import?action=upsert", churn.join("\n"));
    await send("DELETE", "/collections/cars/documents?filter_by=round:<0");
    for (let id = 0; id < 20; id++) {
      await send("POST", "/collections/cars/documents?action=upsert", car(id, round));
      process.stdout.write(`${id} ${round}\n`);
    }
  }
}

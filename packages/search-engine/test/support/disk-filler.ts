import { createSearchEngine } from "../../src/index.ts";

/** What {@link ./disk-filler.ts} prints when the disk took no more. */
export interface DiskReport {
  /** Ids of the documents whose write was acknowledged. */
  acknowledged: string[];
  refusals: { what: string; status: number; message: string }[];
  /** Documents found, and the status of reading the last one, after the refusal. */
  found: number;
  lastStatus: number;
}

/**
 * Writes documents into the folder given as argument until a write is refused, then tries every other kind of write,
 * reads, and says on its standard output what happened.
 */
const [, , dataDir = ""] = process.argv;
const engine = createSearchEngine({ dataDir, apiKey: "k" });
const send = async (method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> => {
  const response = await engine.fetch(
    new Request(`http://engine${path}`, {
      method,
      headers: { "x-typesense-api-key": "k" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, text: await response.text() };
};
const report: DiskReport = { acknowledged: [], refusals: [], found: 0, lastStatus: 0 };
const attempt = async (what: string, method: string, path: string, body: unknown): Promise<boolean> => {
  const { status, text } = await send(method, path, body);
  if (status < 300) return true;
  report.refusals.push({ what, status, message: (JSON.parse(text) as { message: string }).message });
  return false;
};
const long = "x".repeat(60_000);
await send("POST", "/collections", {
  name: "cars",
  fields: [
    { name: "title", type: "string" },
    { name: "notes", type: "string", index: false, optional: true },
  ],
});
for (let id = 0; id < 2000; id++) {
  if (
    !(await attempt("a document", "POST", "/collections/cars/documents", {
      id: String(id),
      title: `car ${id}`,
      notes: long,
    }))
  )
    break;
  report.acknowledged.push(String(id));
}
const longer = long.repeat(20);
await attempt("an import", "POST", "/collections/cars/documents/import", { id: "import", title: "car", notes: longer });
await attempt("a synonym", "PUT", "/collections/cars/synonyms/s", { synonyms: [longer, "car"] });
await attempt("a collection", "POST", "/collections", {
  name: "vans",
  fields: [{ name: "t", type: "string" }],
  metadata: { longer },
});
await attempt("a schema", "PATCH", "/collections/cars", {
  fields: [{ name: "colour", type: "string", optional: true }],
  metadata: { longer },
});
report.found = (
  JSON.parse((await send("GET", "/collections/cars/documents/search?q=car&query_by=title&per_page=0")).text) as {
    found: number;
  }
).found;
report.lastStatus = (await send("GET", `/collections/cars/documents/${report.acknowledged.at(-1) ?? ""}`)).status;
process.stdout.write(JSON.stringify(report));
// Ends without closing: a process on a full disk may be stopped at any moment.
process.exit(0);

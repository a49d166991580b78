import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { call, openEngine, temporaryFolder } from "./support/open-engine.ts";
import { idsOf, lot, lotSchema, openLot, searchLot } from "./support/stock.ts";

interface ImportLine {
  success: boolean;
  error?: string;
  code?: number;
}

const importInto = async (
  engine: Parameters<typeof call>[0],
  lines: readonly unknown[],
  action = "create",
): Promise<ImportLine[]> => {
  const body = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  const { text } = await call(engine, "POST", `/collections/cars/documents/import?action=${action}`, body);
  return text.split("\n").map((line) => JSON.parse(line) as ImportLine);
};

describe("an import", () => {
  it("answers every line, and a bad line never stops the rest", async () => {
    const engine = openEngine();
    await call(engine, "POST", "/collections", lotSchema);
    const [car] = lot;
    const answers = await importInto(engine, [
      car,
      "{not json",
      { ...car, id: "2", km: "many" },
      { ...car, id: "3", km: "4500" },
      { ...car, id: "4", make: undefined },
      car,
    ]);
    expect(answers.map((line) => line.success)).toEqual([true, false, false, true, false, false]);
    expect(answers[1]?.error).toMatch(/^Bad JSON/u);
    expect(answers[2]?.error).toBe("Field `km` must be an int32.");
    expect(answers[4]?.error).toBe("Field `make` has been declared in the schema, but is not found in the document.");
    expect(answers[5]).toMatchObject({ code: 409, error: "A document with id 1 already exists." });
    expect((await searchLot(engine, { filter_by: "km:=4500" })).found).toBe(1);
  });

  it("may update a car that an earlier line of the same import made", async () => {
    const engine = openEngine();
    await call(engine, "POST", "/collections", lotSchema);
    const answers = await importInto(engine, [lot[0], { id: "1", price: 1 }, { id: "1", badge: null }], "emplace");
    expect(answers.every((line) => line.success)).toBe(true);
    const { body } = await call(engine, "GET", "/collections/cars/documents/1");
    expect(body).toMatchObject({ price: 1, make: "Toyota" });
    expect(body).not.toHaveProperty("badge");
  });

  it("ends without a last line break, as text", async () => {
    const engine = openEngine();
    await call(engine, "POST", "/collections", lotSchema);
    expect((await call(engine, "POST", "/collections/cars/documents/import", JSON.stringify(lot[0]))).text).toBe(
      '{"success":true}',
    );
  });
});

describe("documents", () => {
  it("are created once, replaced by upsert, changed by update", async () => {
    const engine = await openLot();
    expect((await call(engine, "POST", "/collections/cars/documents", lot[0])).status).toBe(409);
    expect(
      (await call(engine, "POST", "/collections/cars/documents?action=upsert", { ...lot[0], price: 5 })).status,
    ).toBe(201);
    expect(
      (await call(engine, "POST", "/collections/cars/documents?action=update", { id: "77", price: 5 })).status,
    ).toBe(404);
    expect(
      (await call(engine, "PATCH", "/collections/cars/documents?filter_by=make:=Toyota", { certified: true })).body,
    ).toEqual({ num_updated: 4 });
    expect((await searchLot(engine, { filter_by: "make:=Toyota && certified:=false" })).found).toBe(0);
    expect((await call(engine, "GET", "/collections/cars/documents/1")).body).toMatchObject({
      price: 5,
      certified: true,
    });
  });

  it("get an id when they bring none", async () => {
    const engine = await openLot();
    const { id: _, ...withoutId } = lot[0] ?? { id: "" };
    const { body } = await call<{ id: string }>(engine, "POST", "/collections/cars/documents", withoutId);
    expect((await call(engine, "GET", `/collections/cars/documents/${body.id}`)).status).toBe(200);
  });

  it("are found no more once they are deleted, by their old words or values", async () => {
    const engine = await openLot();
    expect((await call(engine, "DELETE", "/collections/cars/documents/3")).body).toMatchObject({ id: "3" });
    expect((await searchLot(engine, { q: "hilux", num_typos: 0 })).found).toBe(0);
    expect((await call(engine, "DELETE", "/collections/cars/documents?filter_by=make:=Mazda")).body).toEqual({
      num_deleted: 3,
    });
    const { facet_counts: facets } = await searchLot(engine, { facet_by: "make" });
    expect(facets[0]?.counts.map((entry) => entry.value)).not.toContain("Mazda");
    expect((await call(engine, "DELETE", "/collections/cars/documents/3")).body).toEqual({
      message: "Could not find a document with id: 3",
    });
  });

  it("are exported as lines, by filter and field", async () => {
    const engine = await openLot();
    expect(
      (await call(engine, "GET", "/collections/cars/documents/export?filter_by=make:=Ford&include_fields=id,model"))
        .text,
    ).toBe('{"id":"10","model":"Ranger"}\n{"id":"11","model":"Falcon"}');
  });

  it("are the same after the engine is opened again, with aliases, keys and synonyms", async () => {
    const folder = temporaryFolder();
    const first = openEngine(folder);
    await call(first, "POST", "/collections", { ...lotSchema, name: "cars-1" });
    await call(first, "PUT", "/aliases/cars", { collection_name: "cars-1" });
    await importInto(first, lot);
    await call(first, "PATCH", "/collections/cars/documents/1", { price: 100 });
    await call(first, "DELETE", "/collections/cars/documents/2");
    await call(first, "PUT", "/collections/cars/synonyms/brand", { synonyms: ["dunlop", "toyota"] });
    const before = await searchLot(first, { q: "dunlop", facet_by: "make,price", sort_by: "certified:desc" });
    await first.close();
    const again = openEngine(folder);
    const after = await searchLot(again, { q: "dunlop", facet_by: "make,price", sort_by: "certified:desc" });
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after.facet_counts).toEqual(before.facet_counts);
  });
});

describe("a schema", () => {
  it("takes new fields and loses old ones, when the stock fits", async () => {
    const engine = await openLot();
    expect(
      (
        await call(engine, "PATCH", "/collections/cars", {
          fields: [
            { name: "badge", drop: true },
            { name: "colour", type: "string", facet: true, optional: true },
          ],
        })
      ).status,
    ).toBe(200);
    await call(engine, "PATCH", "/collections/cars/documents/1", { colour: "Red" });
    expect(idsOf(await searchLot(engine, { query_by: "title", filter_by: "colour:=red" }))).toEqual(["1"]);
    expect(await searchLot(engine, { query_by: "badge" })).toMatchObject({ code: 404 });
    const refused = await call<{ message: string }>(engine, "PATCH", "/collections/cars", {
      fields: [{ name: "vin", type: "string" }],
    });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain("Existing document `1`");
  });

  it("changes while searches and writes go on", async () => {
    const engine = openEngine();
    await call(engine, "POST", "/collections", lotSchema);
    await importInto(
      engine,
      Array.from({ length: 3000 }, (_, at) => ({ ...lot[at % lot.length], id: String(at) })),
    );
    const state = { done: false };
    const change = call(engine, "PATCH", "/collections/cars", {
      fields: [{ name: "colour", type: "string", facet: true, optional: true }],
    }).finally(() => (state.done = true));
    let answered = 0;
    const early = { ...lot[0], id: "0", colour: "Red" };
    expect((await call(engine, "POST", "/collections/cars/documents?action=upsert", early)).status).toBe(201);
    expect(
      (
        await call<{ message: string }>(engine, "POST", "/collections/cars/documents?action=upsert", {
          ...early,
          colour: 5,
        })
      ).body.message,
    ).toContain("`colour`");
    expect(
      (
        await call<{ message: string }>(engine, "PATCH", "/collections/cars", {
          fields: [{ name: "vin", type: "string", optional: true }],
        })
      ).body.message,
    ).toBe("Another collection update operation is in progress.");
    await call(engine, "DELETE", "/collections/cars/documents/1");
    while (!state.done) {
      expect((await searchLot(engine, { q: "toyota" })).code).toBeUndefined();
      if (!state.done) answered += 1;
      await nextTurn();
    }
    expect((await change).status).toBe(200);
    expect(answered).toBeGreaterThan(5);
    await call(engine, "POST", "/collections/cars/documents?action=upsert", { ...early, id: "late" });
    expect(idsOf(await searchLot(engine, { filter_by: "colour:=Red" }))).toEqual(["late", "0"]);
    expect((await searchLot(engine, {})).found).toBe(3000);
  });

  it("stays as it was when the collection is dropped during its change", async () => {
    const engine = await openLot();
    const change = call(engine, "PATCH", "/collections/cars", {
      fields: [{ name: "colour", type: "string", optional: true }],
    });
    await call(engine, "DELETE", "/collections/cars");
    expect((await change).status).toBe(404);
    expect((await call(engine, "GET", "/collections/cars")).status).toBe(404);
  });

  it("is refused with Typesense's sentence when it is wrong", async () => {
    const engine = openEngine();
    const create = async (body: unknown) =>
      (await call<{ message: string }>(engine, "POST", "/collections", body)).body.message;
    expect(await create({ fields: [] })).toBe("Parameter `name` is required.");
    expect(await create({ name: "x" })).toBe("Parameter `fields` is required.");
    expect(await create({ name: "x", fields: [{ name: "a", type: "text" }] })).toBe(
      "Field `a` has an invalid data type `text`, see docs for supported data types.",
    );
    expect(await create({ name: "x", fields: [{ name: "a", type: "string" }], default_sorting_field: "b" })).toBe(
      "Default sorting field is defined as `b` but is not found in the schema.",
    );
    expect(await create("{")).toBe("Bad JSON.");
  });

  it("reaches into objects by dotted names", async () => {
    const engine = openEngine();
    await call(engine, "POST", "/collections", {
      name: "cars",
      enable_nested_fields: true,
      fields: [
        { name: "dealer.city", type: "string", facet: true },
        { name: "offers.code", type: "string[]", facet: true, optional: true },
      ],
    });
    await call(engine, "POST", "/collections/cars/documents", {
      id: "1",
      dealer: { city: "Perth" },
      offers: [{ code: "A" }, { code: "B" }],
    });
    expect((await searchLot(engine, { query_by: "dealer.city", q: "perth", filter_by: "offers.code:=B" })).found).toBe(
      1,
    );
  });
});

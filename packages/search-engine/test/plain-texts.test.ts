import { describe, expect, it } from "vitest";
import { tokenize, wordsOf } from "../src/tokenizer.ts";
import { call, openEngine } from "./support/open-engine.ts";
import { idsOf } from "./support/stock.ts";

const cars = [
  { id: "1", note: "One owner, full history", tags: ["Low km", "One owner"], make: "Kia", listed: 1 },
  { id: "2", note: "Full history", tags: ["Owner low"], make: "Kia", listed: 2 },
  { id: "3", note: "Škoda's first OWNER", tags: [], make: "Land Rover", listed: 3 },
  { id: "4", make: "Rover", listed: 4 },
];
const fields = [
  { name: "note", type: "string", optional: true },
  { name: "tags", type: "string[]", optional: true },
  { name: "make", type: "string", facet: true },
  { name: "listed", type: "int32" },
];

async function openNotes() {
  const engine = openEngine();
  await call(engine, "POST", "/collections", { name: "notes", fields, default_sorting_field: "listed" });
  await call(engine, "POST", "/collections/notes/documents/import", cars.map((car) => JSON.stringify(car)).join("\n"));
  return engine;
}
const search = async (engine: Awaited<ReturnType<typeof openNotes>>, asked: Record<string, string>) =>
  (
    await call<Parameters<typeof idsOf>[0]>(
      engine,
      "GET",
      `/collections/notes/documents/search?${new URLSearchParams({ q: "*", query_by: "note", ...asked }).toString()}`,
    )
  ).body;

describe("a text that is no facet", () => {
  it.each([
    ["the whole text, however it is written", "note:=`full  HISTORY`", ["2"]],
    ["all but a text", "note:!=`Full history`", ["4", "3", "1"]],
    ["words in any order", "note:history full", ["2", "1"]],
    ["half a word", "note:own*", ["3", "1"]],
    ["how it begins", "note:=One own*", ["1"]],
    ["one of several", "note:=[`full history`,`skodas first owner`]", ["3", "2"]],
    ["an element of a list, not words of two", "tags:owner low", ["2"]],
    ["an element as a whole", "tags:=`one owner`", ["1"]],
    ["a word that no car has", "note:=dent", []],
  ])("is filtered by %s", async (_, filter, ids) => {
    const engine = await openNotes();
    expect(idsOf(await search(engine, { filter_by: filter }))).toEqual(ids);
  });

  it("is no group, and refuses to be compared as a number", async () => {
    const engine = await openNotes();
    expect(await search(engine, { group_by: "note" })).toMatchObject({
      message: "Group by field `note` should be a facet field.",
    });
    expect(await search(engine, { filter_by: "note:>3" })).toMatchObject({
      message: expect.stringContaining("invalid comparator") as string,
    });
  });
});

describe("the words of a facet", () => {
  it("are found from the first search for them on, and in cars that come, change and go after it", async () => {
    const engine = await openNotes();
    expect(idsOf(await search(engine, { q: "rover", query_by: "make" }))).toEqual(["4", "3"]);
    await call(engine, "POST", "/collections/notes/documents?action=upsert", { id: "5", make: "Rover", listed: 5 });
    await call(engine, "POST", "/collections/notes/documents?action=upsert", { id: "4", make: "Kia", listed: 4 });
    await call(engine, "DELETE", "/collections/notes/documents/3");
    expect(idsOf(await search(engine, { q: "rovr", query_by: "make" }))).toEqual(["5"]);
  });
});

describe("a word", () => {
  it.each([
    "Mazda CX-5 (4X4)",
    "  two\tlines\nand\u000bmore ",
    "Škoda's é",
    "",
    "…",
    "a".repeat(250),
    "K\u0000ia -",
    "naïve 日本 X",
  ])("is cut out of %j the same way with and without its place", (text) => {
    expect(wordsOf(text)).toEqual(tokenize(text).map(({ word }) => word));
  });
});

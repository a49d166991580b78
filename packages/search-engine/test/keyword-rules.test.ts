import { describe, expect, it } from "vitest";
import type { SearchEngine } from "../src/index.ts";
import { call, openEngine } from "./support/open-engine.ts";

/** Made-up cars, the newest last: title, keywords, stock number, plate. */
const cars: readonly (readonly [string, string, string?, string?])[] = [
  ["2015 Toyota LandCruiser GXL", "SUV Diesel Automatic 4WD"],
  ["2016 Nissan Navara ST", "Ute Diesel Automatic 4WD"],
  ["2019 Toyota Land Cruiser Sahara", "SUV Diesel Automatic 4WD"],
  ["2020 Mazda CX-5 Maxx Sport", "SUV Petrol Automatic", "N1005", "CX5001"],
  ["2021 Mazda CX-5 GT SP", "SUV Petrol Automatic", "N1006", "AA50BT"],
  ["2018 Mazda BT-50 XT", "Ute Diesel Manual"],
  ["2018 Subaru Impreza GT Wagon SP Petrol Automatic", "Wagon Petrol Automatic"],
  ["2022 Mitsubishi Outlander PHEV", "SUV Automatic"],
  ["2017 Suzuki Swift Plus Inkwell", "Hatch Petrol Automatic"],
  ["2023 Hyundai Kona EV Elite", "Electric SUV Automatic"],
  ["2014 Mazda Atenza", "Sedan Petrol Automatic"],
  ["2019 Audi A3 Petrol Automatic", "Hatch"],
  ["2020 Audi Q3 Design", "SUV Petrol Automatic"],
  ["2021 Mazda 2 Neo", "Hatch Petrol Automatic 2WD"],
];
const facetOf: Record<string, string> = { "12": "Audi A3", "13": "Audi Q3" };

async function openStock(): Promise<SearchEngine> {
  const engine = openEngine();
  const text = (name: string, facet = false) => ({ name, type: "string", facet, optional: true });
  await call(engine, "POST", "/collections", {
    name: "cars",
    default_sorting_field: "listed",
    fields: [
      text("title"),
      text("keywords"),
      text("stocknum"),
      text("regplate"),
      text("make", true),
      text("make_model", true),
      { name: "listed", type: "int64" },
    ],
  });
  const documents = cars.map(([title, keywords, stocknum, regplate], at) => {
    const make = title.split(" ")[1] ?? "";
    return {
      id: String(at + 1),
      title,
      keywords,
      stocknum,
      regplate,
      make,
      make_model: facetOf[String(at + 1)] ?? make,
      listed: 1000 + at,
    };
  });
  await call(
    engine,
    "POST",
    "/collections/cars/documents/import",
    documents.map((car) => JSON.stringify(car)).join("\n"),
  );
  const synonyms = {
    landcruiser: ["landcruiser", "land cruiser"],
    plugin: ["plug-in", "plug in", "phev"],
    electric: ["electric", "ev", "bev"],
    backup: ["reverse camera", "backup camera"],
    drive4: ["4x4", "4wd", "four wheel drive"],
    ute: ["ute", "pick up"],
    suv: ["suv", "crossover"],
  };
  for (const [id, words] of Object.entries(synonyms))
    await call(engine, "PUT", `/collections/cars/synonyms/${id}`, { synonyms: words });
  return engine;
}

interface Answer {
  hits: { document: { id: string }; text_match: number }[];
  facet_counts: { counts: { value: string }[] }[];
}

async function ask(search: Record<string, unknown>): Promise<Answer> {
  const { body } = await call<{ results: [Answer] }>(await openStock(), "POST", "/multi_search", {
    searches: [
      {
        collection: "cars",
        query_by: "stocknum,regplate,title,keywords",
        query_by_weights: "9,9,4,1",
        num_typos: "0,0,2,2",
        drop_tokens_threshold: 0,
        enable_typos_for_numerical_tokens: false,
        sort_by: "_text_match:desc,listed:desc",
        ...search,
      },
    ],
  });
  return body.results[0];
}

const found = async (q: string, search: Record<string, unknown> = {}): Promise<string[]> =>
  (await ask({ q, ...search })).hits.map(({ document }) => document.id);

describe("words to leave out", () => {
  it("may be a phrase: every Mazda but the CX-5s", async () => {
    expect(await found('mazda -"cx-5"')).toEqual(["14", "11", "6"]);
    expect(await found('toyota -"land cruiser"')).toEqual(["1"]);
  });

  it("hold to the end where the quotes are not closed", async () => {
    expect(await found('toyota -"land cruiser')).toEqual(["1"]);
  });
});

describe("a phrase", () => {
  it("ranks cars by the field that has it, then by when they were listed", async () => {
    expect(await found('"petrol automatic"')).toEqual(["12", "7", "14", "13", "11", "9", "5", "4"]);
  });

  it("matches as well as the weight of the field that has it", async () => {
    const { hits } = await ask({ q: '"petrol automatic"' });
    expect([...new Set(hits.map(({ text_match }) => text_match))]).toEqual([100_004, 100_001]);
  });
});

describe("words with synonyms", () => {
  it("put cars of every way of saying it together, the newest first", async () => {
    expect(await found("land cruiser")).toEqual(["3", "1"]);
    expect(await found("plug in")).toEqual(["8", "9"]);
  });

  it("are looked for in every combination", async () => {
    expect(await found("4x4 diesel pick up")).toEqual(["2"]);
  });

  it("are meant by a half-typed one exactly where its last letter tells it from the others", async () => {
    expect(await found("be")).toEqual(["10"]);
    expect(await found("b")).not.toContain("10");
    expect(await found("be", { enable_synonyms: false })).toEqual([]);
  });
});

describe("a misspelt word that is half typed", () => {
  it("is compared with beginnings as long as itself: no sedan is used", async () => {
    expect(await found("used")).toEqual([]);
    expect(await found("sedn")).toEqual(["11"]);
    expect(await found("mzda")).toEqual(["14", "11", "6", "5", "4"]);
  });

  it("does not begin with two letters swapped", async () => {
    expect(await found("taenza")).toEqual([]);
    expect(await found("aetnza")).toEqual(["11"]);
  });

  it("is no stock number, and no plate", async () => {
    expect(await found("N1007")).toEqual([]);
  });
});

describe("words written together or apart", () => {
  it("are joined to the model", async () => {
    expect(await found("bt 50")).toEqual(["6"]);
  });

  it("are split only where a car has the parts side by side", async () => {
    expect(await found("gtsp")).toEqual(["5", "7"]);
    expect(await found("imprezawagon")).toEqual([]);
  });
});

describe("the field of most weight", () => {
  it("is asked for candidates first, and the others no more when it has enough", async () => {
    expect(await found("c", { max_candidates: 1, enable_synonyms: false })).toEqual(["4"]);
    expect(
      await found("c", {
        max_candidates: 1,
        enable_synonyms: false,
        query_by: "title,keywords,stocknum,regplate",
        query_by_weights: "9,4,1,1",
        num_typos: "2,2,0,0",
      }),
    ).toEqual(["5", "4"]);
  });

  it("has no half-typed words where the search says so, but whole ones", async () => {
    const wholeCodes = { prefix: "false,false,true,true" };
    expect(await found("N100", wholeCodes)).toEqual([]);
    expect(await found("N1005", wholeCodes)).toEqual(["4"]);
    expect(await found("cx", wholeCodes)).toEqual(["5", "4"]);
  });
});

describe("what is typed into the box of a facet", () => {
  const values = async (field: string, text: string): Promise<string[]> =>
    (await ask({ q: "*", facet_by: field, facet_query: `${field}:${text}`, per_page: 0 })).facet_counts[0]?.counts.map(
      ({ value }) => value,
    ) ?? [];

  it("is looked for with one typo from three letters on, and two from seven", async () => {
    expect(await values("make", "zzz")).toEqual([]);
    expect(await values("make", "toyta")).toEqual(["Toyota"]);
    expect(await values("make", "mitsubsih")).toEqual(["Mitsubishi"]);
  });

  it("stands for a word each: the half-typed one is not the word before it", async () => {
    expect(await values("make_model", "audi a")).toEqual(["Audi A3"]);
    expect(await values("make_model", "audi")).toEqual(["Audi Q3", "Audi A3"]);
  });

  it("finds nothing where it has no word, and everything where nothing was typed", async () => {
    expect(await values("make", '"')).toEqual([]);
    expect(await values("make", "&&")).toEqual([]);
    expect((await values("make", "")).length).toBe(8);
  });
});

describe("a picture instead of words", () => {
  it("finds no car; signs alone find all", async () => {
    expect(await found("😀")).toEqual([]);
    expect((await found("(")).length).toBe(10);
  });
});

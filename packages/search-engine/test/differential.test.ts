import { describe, expect, it } from "vitest";
import { bruteForce, randomCar, randomSearch, randomStream } from "./support/brute-force.ts";
import type { RandomCar } from "./support/brute-force.ts";
import { call, openEngine } from "./support/open-engine.ts";
import { scopedKey } from "./support/scoped-key.ts";

interface Answer {
  found: number;
  hits: { document: RandomCar }[];
  facet_counts: { field_name: string; counts: { value: string; count: number }[]; stats: Record<string, number> }[];
  error?: string;
}

const requests = 10_000;
const perCall = 50;
const seed = Number(process.env["FORECOURT_SEED"] ?? 20261121);

describe("ten thousand random searches", () => {
  it(`find the same as walking over every car (seed ${seed})`, async () => {
    const random = randomStream(seed);
    const engine = openEngine();
    await call(engine, "POST", "/collections", {
      name: "cars",
      default_sorting_field: "listedAt",
      fields: [
        { name: "make", type: "string", facet: true },
        { name: "badge", type: "string", facet: true, optional: true },
        { name: "year", type: "int32", facet: true },
        { name: "price", type: "float", facet: true, optional: true },
        { name: "certified", type: "bool", facet: true },
        { name: "features", type: "string[]", facet: true },
        { name: "listedAt", type: "int64" },
      ],
    });
    const { body: parent } = await call<{ value: string }>(engine, "POST", "/keys", {
      description: "search",
      actions: ["documents:search"],
      collections: ["cars"],
    });
    const cars = new Map<string, RandomCar>();
    const put = async (car: RandomCar): Promise<void> => {
      cars.set(car.id, car);
      await call(engine, "POST", "/collections/cars/documents?action=upsert", car);
    };
    for (let id = 0; id < 150; id++) await put(randomCar(random, String(id)));
    for (let done = 0; done < requests; done += perCall) {
      // The stock changes between batches, so that updates and deletions are part of what is compared.
      await put(randomCar(random, String(random(200))));
      const gone = String(random(200));
      if (cars.delete(gone)) await call(engine, "DELETE", `/collections/cars/documents/${gone}`);
      const searches = Array.from({ length: perCall }, () => randomSearch(random));
      // Half of the requests see the newer cars alone, as a dealer's key sees its own.
      const scope = done % (2 * perCall) === 0 ? undefined : 2017;
      const seen = [...cars.values()].filter(({ year }) => year >= (scope ?? 0));
      const { body } = await call<{ results: Answer[] }>(
        engine,
        "POST",
        "/multi_search",
        { searches: searches.map((search) => search.parameters) },
        scope ? scopedKey(parent.value, { filter_by: `year:>=${scope}` }) : undefined,
      );
      searches.forEach((search, at) => {
        const answer = body.results[at] as Answer;
        const expected = bruteForce(seen, search);
        const told = {
          found: answer.found,
          ids: answer.hits?.map((hit) => hit.document.id),
          counts: answer.facet_counts?.map((facet) =>
            Object.fromEntries(facet.counts.map(({ value, count }) => [value, count])),
          ),
          error: answer.error,
        };
        expect(told, `seed ${seed}, request ${done + at}: ${JSON.stringify(search.parameters)}`).toEqual({
          ...expected,
          error: undefined,
        });
      });
    }
  });
});

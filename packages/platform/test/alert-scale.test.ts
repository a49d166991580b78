import { sql } from "../src/records/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchChanges } from "../src/workers/match-changes.ts";
import type { Database } from "../src/records/open-database.ts";
import { alerting } from "./alert-fixtures.ts";
import { openYard, yardFile } from "./stock-fixtures.ts";
import type { Yard, YardRow } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

/** Saved searches and changed cars; the long run of docs/operations.md has 100,000 and 12,000. */
const searches = Number(process.env["FORECOURT_SAVED_SEARCHES"] ?? 2000);
const changed = Number(process.env["FORECOURT_CHANGED_CARS"] ?? 400);
const maxSeconds = 300;
const maxMegabytes = 300;
const savedAtOnce = 10_000;

const makes = ["Mazda", "Toyota", "Ford", "Kia", "Hyundai", "Isuzu", "Nissan", "Subaru", "Volkswagen", "Honda"];
const makeOf = (index: number) => makes[index % makes.length] ?? "";
const modelOf = (index: number) => `Model ${Math.floor(index / makes.length) % 12}`;

let database: Database;
let yard: Yard;
beforeAll(async () => {
  database = await createTestDatabase();
  yard = await openYard(database, "yard", alerting);
});
afterAll(async () => {
  yard.remove();
  await database.close();
});

const row = (index: number, price: number): YardRow => ({
  stock: `S${index}`,
  make: makeOf(index),
  model: modelOf(index),
  year: String(2012 + (index % 14)),
  km: String(1000 + index),
  price: String(price),
  condition: index % 4 === 0 ? "N" : "U",
});
const file = (discount: number) =>
  yardFile(...Array.from({ length: changed }, (_, index) => row(index, 9000 + ((index * 37) % 60_000) - discount)));

/**
 * What shoppers look for: a model, a make below a price, an age, words, and one in a hundred anything below a price.
 */
const search = (index: number): string => {
  const price = 15_000 + (index % 400) * 100;
  const model = `make=${makeOf(index)}&model=Model+${index % 12}`;
  const kinds = [
    `${model}&price=-${price}`,
    `make=${makeOf(index)}&price=-${price}&year=2018-`,
    `${model}&car_type=used`,
    `query=${makeOf(index)}+touring&price=-${price}`,
  ];
  return index % 100 === 0 ? `price=-${9000 + (index % 997)}` : (kinds[index % kinds.length] ?? "");
};

async function saveSearches(): Promise<void> {
  await database.sql`
    insert into users (site_slug, phone) select 'yard', '+614' || lpad(number::text, 8, '0') from generate_series(1, ${searches}::int) number`;
  const users = await database.sql<{ id: string }[]>`select id from users order by phone`;
  for (let from = 0; from < searches; from += savedAtOnce) {
    const saved = users
      .slice(from, from + savedAtOnce)
      .map(({ id }, index) => ({ user: id, search: search(from + index) }));
    await database.sql`
      insert into alert_subscriptions (site_slug, user_id, name, search, kinds, channel, rhythm, origin, created_at, updated_at)
      select 'yard', given."user", 'A search', given.search, '{new_match,price_drop}', 'sms', 'at_once', 'http://yard.localhost', now(), now()
      from jsonb_to_recordset(${JSON.stringify(saved)}::text::jsonb) as given("user" uuid, search text)`;
  }
  await database.sql`analyze users, alert_subscriptions`;
}

describe(`${changed} changed cars and ${searches} saved searches`, () => {
  it(`are matched within ${maxSeconds / 60} minutes and ${maxMegabytes} MB, each change told once`, async () => {
    const dependencies = { database, siteOf: () => yard.site, now: () => new Date("2026-11-25T01:00:00Z") };
    await yard.import(file(0));
    await matchChanges(dependencies);
    await saveSearches();
    const imported = performance.now();
    await yard.import(file(1500));
    const importSeconds = (performance.now() - imported) / 1000;
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    const heapBefore = process.memoryUsage().heapUsed;
    let highest = before;
    let longestTurnMs = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
      longestTurnMs = Math.max(longestTurnMs, performance.now() - last - 20);
      last = performance.now();
    }, 20);
    const began = performance.now();
    const cpu = process.cpuUsage();
    expect(await matchChanges(dependencies)).toBe(changed);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const { user, system } = process.cpuUsage(cpu);
    const processorSeconds = (user + system) / 1e6;
    const megabytes = (highest - before) / 1e6;
    const heapMegabytes = (process.memoryUsage().heapUsed - heapBefore) / 1e6;
    const [made] = await database.sql<{ alerts: string; cars: string; messages: string }[]>`
      select (select count(*) from alerts) as alerts, (select sum(count) from alerts) as cars, (select count(*) from alert_messages) as messages`;
    process.stderr.write(
      `${JSON.stringify({ searches, changed, importSeconds, seconds, processorSeconds, megabytes, heapMegabytes, longestTurnMs, ...made })}\n`,
    );
    expect(seconds).toBeLessThan(maxSeconds);
    expect(megabytes).toBeLessThan(maxMegabytes);
    // Each search told of each kind once, and of each car of it once.
    expect(await database.sql`select 1 from alerts group by subscription_id, kind having count(*) > 1`).toEqual([]);
    const twice = sql`select 1 from alerts, jsonb_to_recordset(cars) as car(id int) group by subscription_id, car.id having count(*) > 1`;
    expect(await database.sql`${twice}`).toEqual([]);
    expect(await matchChanges(dependencies)).toBe(0);
  });
});

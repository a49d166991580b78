import { sql as statement } from "../../records/drizzle.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { Database } from "../../records/open-database.ts";
import type { Sql } from "../../records/sql-tag.ts";
import { announceIndexed } from "./announce-indexed.ts";
import { carsAlias } from "../engine/cars-alias.ts";
import { readIndexedCars } from "./read-indexed-cars.ts";
import type { SearchBackend } from "../engine/search-backend.ts";
import { putDocuments, removeDocuments } from "./write-documents.ts";
import { advisoryLocks } from "../../records/advisory-locks.ts";

/** Cars that go to the engine in one request. */
const changesAtOnce = 2000;

/**
 * Key of the advisory lock that whoever writes to the live collection holds: an older reading never lands on a newer
 * one.
 */
export const INDEX_LOCK = advisoryLocks.index;

/**
 * Takes the oldest changes out of the outbox into the index. The outbox lets go of them only after the engine has
 * acknowledged them: a process that is killed in between leaves them for the next.
 *
 * @returns how many changes it took; 0 when there are none or another process is at it.
 * @throws CollectionMissingError when there is no index yet
 */
export async function indexChanges(database: Database, backend: SearchBackend, log: Log): Promise<number> {
  return database.sql.begin(async (sql) => {
    const [lock] = await sql<{ held: boolean }[]>`select pg_try_advisory_xact_lock(${INDEX_LOCK}) as held`;
    if (!lock?.held) return 0;
    const changes = await sql<{ id: string; carId: string }[]>`
      select id, car_id as "carId" from index_outbox order by id limit ${changesAtOnce} for update skip locked`;
    if (changes.length === 0) return 0;
    const ids = [...new Set(changes.map(({ carId }) => Number(carId)))];
    await bringUpToDate(sql, backend, carsAlias, ids, log);
    await sql`delete from index_outbox where id = any(${statement.param(changes.map(({ id }) => id))}::bigint[])`;
    await announceIndexed(sql, ids);
    return changes.length;
  });
}

/** Writes the documents of these cars as their records are now; cars without a record are taken out. */
export async function bringUpToDate(
  sql: Sql,
  backend: SearchBackend,
  collection: string,
  ids: readonly number[],
  log: Log,
): Promise<void> {
  const cars = await readIndexedCars(sql, ids);
  await putDocuments(backend, collection, cars, log);
  const found = new Set(cars.map(({ id }) => id));
  await removeDocuments(
    backend,
    collection,
    ids.filter((id) => !found.has(id)),
  );
}

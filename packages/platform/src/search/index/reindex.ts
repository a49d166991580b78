import { sql as statement } from "../../records/drizzle.ts";
import type { Log } from "../../base/log/log-line.ts";
import type { Database } from "../../records/open-database.ts";
import { createSql } from "../../records/sql-tag.ts";
import type { Sql } from "../../records/sql-tag.ts";
import { announceIndexed } from "./announce-indexed.ts";
import { carsAlias } from "../engine/cars-alias.ts";
import { carCollection } from "./car-collection.ts";
import { bringUpToDate, INDEX_LOCK } from "./index-changes.ts";
import { readCarsAfter } from "./read-indexed-cars.ts";
import { ask } from "../engine/search-backend.ts";
import type { SearchBackend } from "../engine/search-backend.ts";
import { putSynonyms } from "./synonyms.ts";
import { putDocuments, removeDocuments } from "./write-documents.ts";
import { advisoryLocks } from "../../records/advisory-locks.ts";

/** What {@link reindex} needs. */
export interface ReindexOptions {
  database: Database;
  backend: SearchBackend;
  log: Log;
  onProgress?: (indexed: number, of: number) => void;
}

/** What a rebuild did. */
export interface ReindexResult {
  /** Cars in the new collection. */
  cars: number;
  collection: string;
  carsPerSecond: number;
}

const carsAtOnce = 2000;
const fewChanges = 500;
const maxRounds = 10;

/**
 * Rebuilds the index from the records beside the live collection, which answers all the while and takes changes as
 * ever. What changes meanwhile is written to the new one too; then the alias is moved and the old collection goes.
 *
 * @throws SearchIndexError when the engine does not do it; the live collection is as it was
 */
export async function reindex({ database, backend, log, onProgress }: ReindexOptions): Promise<ReindexResult> {
  const started = performance.now();
  const client = await database.connect();
  const connection = createSql(client);
  try {
    await connection`select pg_advisory_lock(${advisoryLocks.rebuild})`;
    const collection = `${carsAlias}_${Date.now()}`;
    const [total] = await connection<{ cars: number }[]>`select count(*)::int as cars from cars`;
    let mark = await changeMark(database);
    await ask(backend, "POST", "/collections", carCollection(collection));
    await putSynonyms(backend, collection);
    const written: number[] = [];
    for (let last = 0; ;) {
      const cars = await readCarsAfter(connection, last, carsAtOnce);
      await putDocuments(backend, collection, cars, log);
      for (const { id } of cars) written.push(id);
      onProgress?.(written.length, total?.cars ?? 0);
      last = cars.at(-1)?.id ?? last;
      if (cars.length < carsAtOnce) break;
    }
    for (let round = 0; round < maxRounds; round += 1) {
      const from = mark;
      mark = await changeMark(database);
      if ((await catchUp(database, backend, collection, from, log)) <= fewChanges) break;
    }
    // The live collection waits only for the last few changes.
    await database.sql.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(${INDEX_LOCK})`;
      const waiting = await sql<{ id: string }[]>`select id from index_outbox`;
      await bringUpToDate(sql, backend, collection, await changedSince(sql, mark), log);
      const gone = await sql<{ id: string }[]>`
        select id from unnest(${statement.param(written)}::bigint[]) as written(id) where not exists (select 1 from cars where cars.id = written.id)`;
      await removeDocuments(
        backend,
        collection,
        gone.map(({ id }) => Number(id)),
      );
      await ask(backend, "PUT", `/aliases/${carsAlias}`, { collection_name: collection });
      // Their cars were read after these notes were, so the new collection has them.
      await sql`delete from index_outbox where id = any(${statement.param(waiting.map(({ id }) => id))}::bigint[])`;
      await announceIndexed(sql);
    });
    await removeOthers(backend, collection);
    const found = await ask<{ num_documents: number }>(backend, "GET", `/collections/${collection}`);
    const cars = found?.num_documents ?? written.length;
    return {
      cars,
      collection,
      carsPerSecond: Math.round(cars / Math.max((performance.now() - started) / 1000, 0.001)),
    };
  } finally {
    // Ending the session lets go of its lock.
    await client.end();
  }
}

/** The oldest transaction that is not over: whatever changes from now on is marked with it or a later one. */
async function changeMark(database: Database): Promise<string> {
  const [row] = await database.sql<
    { mark: string }[]
  >`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as mark`;
  return row?.mark ?? "0";
}

async function changedSince(sql: Sql, mark: string): Promise<number[]> {
  const rows = await sql<{ id: string }[]>`select id from cars where age(xmin) <= age(${mark}::text::xid)`;
  return rows.map(({ id }) => Number(id));
}

async function catchUp(
  database: Database,
  backend: SearchBackend,
  collection: string,
  mark: string,
  log: Log,
): Promise<number> {
  return database.sql.begin(async (sql) => {
    const ids = await changedSince(sql, mark);
    for (let start = 0; start < ids.length; start += carsAtOnce)
      await bringUpToDate(sql, backend, collection, ids.slice(start, start + carsAtOnce), log);
    return ids.length;
  });
}

/** Removes the collection that was live before, and what a rebuild that was killed left behind. */
async function removeOthers(backend: SearchBackend, live: string): Promise<void> {
  const collections = (await ask<{ name: string }[]>(backend, "GET", "/collections")) ?? [];
  const ours = new RegExp(`^${carsAlias}_\\d+$`);
  for (const { name } of collections)
    if (name !== live && ours.test(name)) await ask(backend, "DELETE", `/collections/${name}`);
}

import { carsAlias } from "../engine/cars-alias.ts";
import { carFields } from "./car-collection.ts";
import type { CollectionField } from "./car-collection.ts";
import { reindex } from "./reindex.ts";
import type { ReindexOptions, ReindexResult } from "./reindex.ts";
import { ask } from "../engine/search-backend.ts";
import type { SearchBackend } from "../engine/search-backend.ts";
import { putSynonyms } from "./synonyms.ts";

/**
 * Rebuilds the index where it is missing, empty, of other fields than this release writes, or where it holds another
 * number of cars than the records although no change is waiting (one of the two was restored from a backup). An index
 * that is right is given this release's synonyms.
 *
 * @returns what the rebuild did; undefined when the index was right.
 */
export async function ensureIndex(options: ReindexOptions): Promise<ReindexResult | undefined> {
  const reason = await whyRebuild(options);
  if (reason === undefined) {
    const live = await liveCollection(options.backend);
    if (live) await putSynonyms(options.backend, live.name);
    return undefined;
  }
  options.log({ level: "info", event: "index_rebuild", reason });
  return reindex(options);
}

async function whyRebuild({ backend, database }: ReindexOptions): Promise<string | undefined> {
  const live = await liveCollection(backend);
  if (!live) return "missing";
  if (!sameFields(live.fields)) return "fields";
  const [row] = await database.sql<{ cars: number; waiting: boolean }[]>`
    select count(*)::int as cars, exists (select 1 from index_outbox) as waiting from cars`;
  if (row && !row.waiting && row.cars !== live.num_documents) return live.num_documents === 0 ? "empty" : "count";
  return undefined;
}

/** What the engine says of the collection behind the alias; undefined when there is none. */
export async function liveCollection(
  backend: SearchBackend,
): Promise<{ name: string; num_documents: number; fields: CollectionField[] } | undefined> {
  const alias = await ask<{ collection_name: string }>(backend, "GET", `/aliases/${carsAlias}`);
  return alias && ask(backend, "GET", `/collections/${encodeURIComponent(alias.collection_name)}`);
}

function sameFields(found: readonly CollectionField[]): boolean {
  const text = (fields: readonly CollectionField[]) =>
    fields
      .map(({ name, type, facet, index }) => `${name} ${type} ${facet ?? false} ${index ?? true}`)
      .sort()
      .join();
  return text(found) === text(carFields);
}

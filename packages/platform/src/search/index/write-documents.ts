import { setImmediate as nextTurn } from "node:timers/promises";
import type { Log } from "../../base/log/log-line.ts";
import { failureDetails } from "../../base/log/log-line.ts";
import { carToDocument } from "./car-document.ts";
import type { CarDocument, IndexedCar } from "./car-document.ts";
import { SearchIndexError } from "../engine/search-backend.ts";
import type { SearchBackend } from "../engine/search-backend.ts";

const documentsAtOnce = 500;

/** The collection or alias is not there. */
export class CollectionMissingError extends Error {
  override readonly name = "CollectionMissingError";
}

/**
 * Puts cars into a collection, replacing their earlier documents. Resolves once the engine has acknowledged every one.
 * A car whose record cannot become a document, or whose document the engine refuses, is reported and left out: it must
 * not hold up the others.
 *
 * @throws CollectionMissingError, or SearchIndexError when the engine does not do it
 */
export async function putDocuments(
  backend: SearchBackend,
  collection: string,
  cars: readonly IndexedCar[],
  log: Log,
): Promise<void> {
  let sending = Promise.resolve();
  for (let start = 0; start < cars.length; start += documentsAtOnce) {
    const documents = cars.slice(start, start + documentsAtOnce).flatMap((car) => readable(car, log));
    await sending;
    // The engine takes these while the next are made.
    sending = importDocuments(backend, collection, documents, log);
    sending.catch(() => {});
    await nextTurn();
  }
  await sending;
}

async function importDocuments(
  backend: SearchBackend,
  collection: string,
  documents: readonly CarDocument[],
  log: Log,
): Promise<void> {
  if (documents.length === 0) return;
  const body = documents.map((document) => JSON.stringify(document)).join("\n");
  const answer = await backend.request(
    "POST",
    `/collections/${encodeURIComponent(collection)}/documents/import?action=upsert`,
    body,
  );
  if (answer.status === 404) throw new CollectionMissingError(collection);
  if (answer.status !== 200) throw new SearchIndexError(`the import of ${documents.length} documents`, answer);
  for (const [index, line] of answer.body.split("\n").entries()) {
    const { success, error, code } = JSON.parse(line) as { success: boolean; error?: string; code?: number };
    if (success) continue;
    if (code !== undefined && code >= 500)
      throw new SearchIndexError("a document", { status: code, body: error ?? "" });
    log({
      level: "error",
      event: "car_not_indexed",
      car: String(documents[index]?.["id"]),
      problem: error?.slice(0, 200),
    });
  }
}

/** Takes cars out of a collection; one that is not in it is no mistake. */
export async function removeDocuments(
  backend: SearchBackend,
  collection: string,
  carIds: readonly number[],
): Promise<void> {
  if (carIds.length === 0) return;
  const filter = encodeURIComponent(`id:=[${carIds.join(",")}]`);
  const answer = await backend.request(
    "DELETE",
    `/collections/${encodeURIComponent(collection)}/documents?filter_by=${filter}`,
  );
  if (answer.status === 404) throw new CollectionMissingError(collection);
  if (answer.status !== 200) throw new SearchIndexError(`the removal of ${carIds.length} documents`, answer);
}

function readable(car: IndexedCar, log: Log): CarDocument[] {
  try {
    return [carToDocument(car)];
  } catch (error) {
    log({ level: "error", event: "car_not_indexed", car: String(car.id), ...failureDetails(error) });
    return [];
  }
}

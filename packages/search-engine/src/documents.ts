import { ApiError } from "./api-error.ts";
import type { Collection, PreparedWrite } from "./collection.ts";
import { Deadline } from "./deadline.ts";
import { checkDocument, checkId, mergePatch } from "./document-check.ts";
import type { DirtyValues } from "./document-check.ts";
import { evaluateFilter } from "./filter-eval.ts";
import { parseFilter } from "./filter-parser.ts";
import { isJsonObject } from "./json-object.ts";
import type { JsonObject } from "./json-object.ts";

/** How a write treats a document that is, or is not, there already. */
export type WriteAction = "create" | "upsert" | "update" | "emplace";

/** Reads `action`. @throws ApiError 400. */
export function parseAction(text: string | null): WriteAction {
  const action = text ?? "create";
  if (action === "create" || action === "upsert" || action === "update" || action === "emplace") return action;
  throw new ApiError(400, "Parameter `action` must be a create|update|upsert|emplace.");
}

/**
 * Writes that are prepared but not yet in the index: a later line of an import may change an earlier one's document.
 */
export type PendingWrites = Map<string, PreparedWrite>;

/** Checks one document for one write. @throws ApiError 400, 404, 409 in Typesense's words. */
export function prepareWrite(
  collection: Collection,
  input: unknown,
  action: WriteAction,
  dirty: DirtyValues,
  pending?: PendingWrites,
): PreparedWrite {
  if (!isJsonObject(input)) throw new ApiError(400, "Document must be a JSON object.");
  const givenId = checkId(input["id"]);
  const known = givenId === undefined ? undefined : (pending?.get(givenId)?.sequence ?? collection.sequenceOf(givenId));
  if (action === "create" && known !== undefined)
    throw new ApiError(409, `A document with id ${givenId} already exists.`);
  if (action === "update" && known === undefined)
    throw new ApiError(404, `Could not find a document with id: ${givenId ?? ""}`);
  let document = input;
  if (known !== undefined && givenId !== undefined && (action === "update" || action === "emplace")) {
    document = mergePatch(pending?.get(givenId)?.document ?? collection.document(givenId) ?? {}, input);
  }
  const checked = checkDocument(document, collection.schema, dirty);
  if (collection.nextSchema) checkDocument(checked, collection.nextSchema, "reject");
  const sequence = known ?? (givenId === undefined ? freeSequence(collection, pending) : collection.takeSequence());
  const id = givenId ?? String(sequence);
  return { id, sequence, document: { ...checked, id } };
}

/** A sequence whose number is not yet the id of a document. */
function freeSequence(collection: Collection, pending: PendingWrites | undefined): number {
  for (;;) {
    const sequence = collection.takeSequence();
    const id = String(sequence);
    if (collection.sequenceOf(id) === undefined && !pending?.has(id)) return sequence;
  }
}

/** Ids of the documents a filter matches. @throws ApiError 400. */
export function idsMatching(collection: Collection, filterBy: string): string[] {
  const filter = parseFilter(filterBy);
  if (!filter) throw new ApiError(400, "Parameter `filter_by` must be provided.");
  const rows = evaluateFilter(collection.index, filter, new Deadline(30_000));
  return collection.index.ids.filter((_, row) => rows.has(row));
}

/** Applies one change to every document a filter matches; returns how many. */
export function updateMatching(collection: Collection, filterBy: string, patch: unknown, dirty: DirtyValues): number {
  if (!isJsonObject(patch)) throw new ApiError(400, "Document must be a JSON object.");
  if ("id" in patch) throw new ApiError(400, "The `id` of documents cannot be changed.");
  const writes = idsMatching(collection, filterBy).map((id) =>
    prepareWrite(collection, { ...patch, id }, "update", dirty),
  );
  collection.write(writes);
  return writes.length;
}

/** All documents, or those a filter matches, oldest first, as JSON lines. */
export function* exportLines(
  collection: Collection,
  filterBy: string,
  project: (document: JsonObject) => JsonObject,
): Generator<string> {
  const ids =
    filterBy === ""
      ? collection.index.ids.filter((_, row) => collection.index.alive[row] === 1)
      : idsMatching(collection, filterBy);
  for (const id of ids) {
    const document = collection.document(id);
    if (document) yield JSON.stringify(project(document));
  }
}

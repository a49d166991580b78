import { ApiError } from "./api-error.ts";
import { parseDirtyValues } from "./document-check.ts";
import { exportLines, idsMatching, parseAction, prepareWrite, updateMatching } from "./documents.ts";
import { importDocuments } from "./import-documents.ts";
import { searchOne } from "./multi-search.ts";
import { parseProjection, projectDocument } from "./projection.ts";
import { created, ok } from "./route.ts";
import type { Route, RouteContext } from "./route.ts";
import { SearchParams } from "./search-params.ts";

const base = "/collections/:collection/documents";

/** Documents: one by one, by filter, in bulk, and by search. */
export const documentRoutes: readonly Route[] = [
  {
    method: "POST",
    pattern: base,
    action: "documents:create",
    handle: (context) => {
      const collection = collectionOf(context);
      const write = prepareWrite(
        collection,
        context.json(),
        parseAction(context.query.get("action")),
        parseDirtyValues(context.query.get("dirty_values")),
      );
      collection.write([write]);
      return created(write.document);
    },
  },
  {
    method: "PATCH",
    pattern: base,
    action: "documents:update",
    handle: (context) =>
      ok({
        num_updated: updateMatching(
          collectionOf(context),
          filterOf(context),
          context.json(),
          parseDirtyValues(context.query.get("dirty_values")),
        ),
      }),
  },
  {
    method: "DELETE",
    pattern: base,
    action: "documents:delete",
    handle: (context) => {
      const collection = collectionOf(context);
      if (context.query.get("truncate") === "true")
        return ok({ num_deleted: collection.delete([...collection.index.rowOf.keys()]) });
      return ok({ num_deleted: collection.delete(idsMatching(collection, filterOf(context))) });
    },
  },
  {
    method: "POST",
    pattern: `${base}/import`,
    action: "documents:import",
    handle: async (context) => {
      collectionOf(context);
      const body = await importDocuments(() => collectionOf(context), context.text, {
        action: parseAction(context.query.get("action")),
        dirtyValues: parseDirtyValues(context.query.get("dirty_values")),
        returnDocument: context.query.get("return_doc") === "true",
        returnId: context.query.get("return_id") === "true",
      });
      return { status: 200, body, isText: true };
    },
  },
  {
    method: "GET",
    pattern: `${base}/export`,
    action: "documents:export",
    handle: (context) => {
      const projection = parseProjection(paramsOf(context));
      const lines = exportLines(collectionOf(context), context.query.get("filter_by") ?? "", (document) =>
        projectDocument(document, projection),
      );
      return { status: 200, body: [...lines].join("\n"), isText: true };
    },
  },
  {
    method: "GET",
    pattern: `${base}/search`,
    action: "documents:search",
    handle: (context) =>
      ok(searchOne(context.catalog, context.access, context.path["collection"] ?? "", paramsOf(context).values)),
  },
  {
    method: "GET",
    pattern: `${base}/:id`,
    action: "documents:get",
    handle: (context) => {
      const document = collectionOf(context).document(context.path["id"] ?? "");
      if (!document) throw missing(context);
      return ok(projectDocument(document, parseProjection(paramsOf(context))));
    },
  },
  {
    method: "PATCH",
    pattern: `${base}/:id`,
    action: "documents:update",
    handle: (context) => {
      const collection = collectionOf(context);
      const id = context.path["id"] ?? "";
      if (collection.sequenceOf(id) === undefined) throw missing(context);
      const patch = context.json();
      const write = prepareWrite(
        collection,
        typeof patch === "object" && patch !== null ? { ...patch, id } : patch,
        "update",
        parseDirtyValues(context.query.get("dirty_values")),
      );
      collection.write([write]);
      return ok(patch);
    },
  },
  {
    method: "DELETE",
    pattern: `${base}/:id`,
    action: "documents:delete",
    handle: (context) => {
      const collection = collectionOf(context);
      const id = context.path["id"] ?? "";
      const document = collection.document(id);
      if (!document && context.query.get("ignore_not_found") !== "true") throw missing(context);
      collection.delete([id]);
      return ok(document ?? { id });
    },
  },
];

function collectionOf({ catalog, path }: RouteContext) {
  return catalog.collection(path["collection"] ?? "");
}

function filterOf({ query }: RouteContext): string {
  const filter = query.get("filter_by") ?? "";
  if (filter === "") throw new ApiError(400, "Parameter `filter_by` must be provided.");
  return filter;
}

function paramsOf({ query }: RouteContext): SearchParams {
  return new SearchParams(Object.fromEntries(query));
}

function missing({ path }: RouteContext): ApiError {
  return new ApiError(404, `Could not find a document with id: ${path["id"] ?? ""}`);
}

import type { Collection } from "./collection.ts";
import { highlightDocument, parseHighlightOptions } from "./highlight.ts";
import { isHidden, parseProjection, projectDocument } from "./projection.ts";
import type { JsonObject } from "./json-object.ts";
import type { SortKey } from "./row-order.ts";
import type { SearchParams } from "./search-params.ts";
import type { SearchedField } from "./searched-field.ts";
import { phraseMatchInfo, textMatchInfo, unpackScore } from "./text-score.ts";
import type { TextMatches } from "./text-matches.ts";

/** What is needed to show a row as a hit. */
export interface HitContext {
  collection: Collection;
  params: SearchParams;
  fields: readonly SearchedField[];
  matches: TextMatches | undefined;
  keys: readonly SortKey[];
  rawQuery: string;
  /** Rows that were pinned. */
  curatedIds: ReadonlySet<number>;
}

/** A function that shows a row as a hit. A field that may not be seen is not shown in the marks either. */
export function hitRenderer(context: HitContext): (row: number) => JsonObject {
  const { collection, params, matches } = context;
  const projection = parseProjection(params);
  const hidden = (name: string): boolean => isHidden(name, projection);
  const schemaFields = collection.schema.fields;
  const searched = context.fields.flatMap((field) => schemaFields.filter((own) => own.name === field.name));
  const highlighting = parseHighlightOptions(params, searched, schemaFields, hidden);
  const weightFirst = params.text("text_match_type", "max_score") === "max_weight";
  const geoKeys = context.keys.filter((key) => key.kind === "geo");
  return (row) => {
    const document = collection.documentAt(row);
    const match = matches?.best(row);
    const hit: JsonObject = {
      document: projectDocument(document, projection),
      ...highlightDocument(document, match?.reading, highlighting, collection.index.tokenizer),
    };
    if (context.curatedIds.has(row)) hit["curated"] = true;
    if (match) {
      const score = unpackScore(match.score, weightFirst);
      const { isPhrase, dropped } = match.reading;
      Object.assign(hit, isPhrase ? phraseMatchInfo(score.fieldWeight) : textMatchInfo(score, weightFirst, dropped));
    } else if (context.rawQuery !== "*" && !context.curatedIds.has(row)) hit["text_match"] = 100;
    if (geoKeys.length > 0) {
      hit["geo_distance_meters"] = Object.fromEntries(
        geoKeys.flatMap((key) => {
          const metres = key.distance?.(row);
          return metres === undefined ? [] : [[key.field, Math.round(metres)]];
        }),
      );
    }
    return hit;
  };
}

import type { ContentLayer, ContentRecord } from "@forecourt/core/schemas";

/** The content of one layer: kind → slug → record. */
export type LayerContent = Readonly<Record<string, Readonly<Record<string, ContentRecord>>>>;

/** The content of several layers. */
export type ContentOfLayers = ReadonlyMap<ContentLayer, LayerContent>;

/** A record's place. */
export interface RecordPlace {
  layer: ContentLayer;
  kind: string;
  slug: string;
}

/** Every record of the content of a layer. */
export function recordsOf(layer: ContentLayer, content: LayerContent): (RecordPlace & { record: ContentRecord })[] {
  return Object.entries(content).flatMap(([kind, records]) =>
    Object.entries(records).map(([slug, record]) => ({ layer, kind, slug, record })),
  );
}

/** A record's place as one text: `site:harbour-mazda page about-us`. */
export const placeText = ({ layer, kind, slug }: RecordPlace) => `${layer} ${kind} ${slug}`;

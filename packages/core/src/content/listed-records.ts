import { manufacturerKind } from "./kinds/manufacturer-content.ts";
import { modelKind } from "./kinds/model-content.ts";
import type { ListedRecords, ManufacturerEntry, ModelEntry } from "./listed-entries.ts";
import type { ContentRecord } from "./merge-content.ts";

/** Records of a site's content that show now, with their listed fields: kind → slug → record, the layers merged. */
export type PresentRecords = ReadonlyMap<string, ReadonlyMap<string, ContentRecord>>;

/**
 * A site's content for lists: models by their place, then by name; manufacturers by name. A record that no layer makes
 * whole is left out.
 *
 * @example
 * listedRecords(new Map([["model", new Map([["cx-5", { name: "CX-5", manufacturer_name: "Mazda", manufacturer_body: "SUV" }]])]])).models[0]?.slug // "cx-5"
 */
export function listedRecords(present: PresentRecords): ListedRecords {
  return {
    models: entriesOf<ModelEntry>(present.get(modelKind.name), ["name", "manufacturer_name", "manufacturer_body"])
      .map((model) => ({ ...model, visible: model.override_url === undefined }))
      .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || byName(one, other)),
    manufacturers: entriesOf<ManufacturerEntry>(present.get(manufacturerKind.name), ["name"])
      .map((manufacturer) => ({ ...manufacturer, visible: manufacturer.skipPage !== true }))
      .toSorted(byName),
  };
}

function entriesOf<Entry extends { slug: string }>(
  records: ReadonlyMap<string, ContentRecord> | undefined,
  needed: readonly (keyof Entry & string)[],
): Entry[] {
  return [...(records ?? [])]
    .filter(([, record]) => needed.every((field) => record[field] !== undefined))
    .map(([slug, record]) => ({ ...record, slug }) as unknown as Entry);
}

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, "en", { numeric: true });

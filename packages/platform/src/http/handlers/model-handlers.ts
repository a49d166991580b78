import type { modelEndpoints } from "@forecourt/api";
import { readManufacturer, readManufacturers } from "../../domain/content/read-manufacturer.ts";
import { readModel, readModels } from "../../domain/content/read-models.ts";
import { changesAtField } from "../answers/changes-at-field.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The models and manufacturers of a dealer. */
export function modelHandlers({ database, now }: ApiDependencies): HandlersOf<typeof modelEndpoints> {
  return {
    async listModels({ site }) {
      const { changesAt, ...list } = await readModels(database, site, now());
      return { ...list, ...changesAtField(changesAt) };
    },
    async getModel({ site, params }) {
      const { model, changesAt } = await readModel(database, site, params.slug, now());
      return { ...model, ...changesAtField(changesAt) };
    },
    async listManufacturers({ site }) {
      const { changesAt, ...list } = await readManufacturers(database, site, now());
      return { ...list, ...changesAtField(changesAt) };
    },
    async getManufacturer({ site, params }) {
      const { manufacturer, changesAt } = await readManufacturer(database, site, params.slug, now());
      return { ...manufacturer, ...changesAtField(changesAt) };
    },
  };
}

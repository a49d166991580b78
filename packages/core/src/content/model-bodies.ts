import { modelsPath } from "../pages/models.ts";
import { bodyCategories } from "./listed-entries.ts";
import type { BodyCategory } from "./listed-entries.ts";

/** What a model says of its bodies. */
export interface BodiedModel {
  manufacturer_body: BodyCategory;
  manufacturer_body2?: BodyCategory | undefined;
  manufacturer_body3?: BodyCategory | undefined;
}

/**
 * Models by their body categories, in the order of the specification; one that has several stands under each, up to
 * three. Categories without a model are left out (S2 §2 "Header menu").
 *
 * @example
 * modelsByBody([{ name: "BT-50", manufacturer_body: "Commercial" }]) // [{ body: "Commercial", models: [{ name: "BT-50", … }] }]
 */
export function modelsByBody<Model extends BodiedModel>(
  models: readonly Model[],
): { body: BodyCategory; models: Model[] }[] {
  return bodyCategories
    .map((body) => ({ body, models: models.filter((model) => hasBody(model, body)) }))
    .filter((group) => group.models.length > 0);
}

/** Labels of body categories in menus and pages. */
export const bodyLabels: Readonly<Record<BodyCategory, string>> = {
  SUV: "SUVs",
  Passenger: "Passenger cars",
  Commercial: "Utes and vans",
  Camper: "Campers",
};

/**
 * Whether a model is of a body category.
 *
 * @example
 * hasBody({ manufacturer_body: "SUV" }, "SUV") // true
 */
export function hasBody(model: BodiedModel, body: BodyCategory): boolean {
  return [model.manufacturer_body, model.manufacturer_body2, model.manufacturer_body3].includes(body);
}

/**
 * Address of the models of a body category; of all without one.
 *
 * @example
 * modelsHref("SUV") // "/models?body=SUV"
 */
export function modelsHref(body?: BodyCategory): string {
  return body === undefined ? modelsPath : `${modelsPath}?body=${body}`;
}

/**
 * Target of every link to a model: the page that replaces its own, if there is one (decisions.md row 93).
 *
 * @example
 * modelHref({ slug: "cx-5" }) // "/models/cx-5"
 */
export function modelHref({ slug, override_url: other }: { slug: string; override_url?: string | undefined }): string {
  return other ?? `${modelsPath}/${slug}`;
}

/**
 * A model with its manufacturer, as one says it.
 *
 * @example
 * modelName({ manufacturer_name: "Mazda", name: "CX-5" }) // "Mazda CX-5"
 */
export function modelName({ manufacturer_name: make, name }: { manufacturer_name: string; name: string }): string {
  return name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`;
}

import type { ModelSummary } from "@forecourt/api";
import { comingSoon, modelName } from "@forecourt/core/schemas";
import type { ModelCardData } from "@forecourt/dealership/models";

/** Label of a model that can be asked about but not ordered yet. */
export const comingSoonNote = "Coming soon";

/**
 * A model as its card shows it.
 *
 * @param stock the lowest price and how many there are, in words
 */
export function modelCard(model: ModelSummary, stock: string | undefined): ModelCardData {
  return {
    href: model.href,
    name: modelName(model),
    text: model.short_description,
    picture: model.picture,
    note: model.status === comingSoon ? comingSoonNote : undefined,
    stock,
  };
}

import type { ApiClient } from "@forecourt/api/client";
import { canTestDrive, displayPrice, displayPriceText, priceTypeLabel, siteMoney } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";

/** A car that may be chosen for a test drive. */
export interface DriveChoice {
  id: string;
  name: string;
  price: string;
  /** What the price includes: "Drive away". */
  priceType: string | undefined;
  picture: string | undefined;
}

const maxChoices = 4;
/** Most cars of a search that are offered. */
const maxFound = 8;

/**
 * Cars to choose from for a shopper who comes to a test drive without one: those that can be driven of what the shopper
 * searches for, else the newest, of the model that the shopper came from where there is one. None while the search does
 * not answer: the form can be sent without them.
 */
export async function driveChoices(
  api: Pick<ApiClient, "search">,
  site: Site,
  { model, query, signal }: { model: string; query: string; signal: AbortSignal },
): Promise<DriveChoice[]> {
  const asked: Record<string, string | string[]> = query !== "" ? { query } : model !== "" ? { model: [model] } : {};
  const { hits } = await api.search(asked, { signal }).catch(() => ({ hits: [] }));
  return hits
    .filter((car) => canTestDrive(car, site.stock))
    .slice(0, query === "" ? maxChoices : maxFound)
    .map((car) => ({
      id: car.id,
      name: car.name,
      price: displayPriceText(displayPrice(car), siteMoney(site)),
      priceType: displayPrice(car).dollars === undefined ? undefined : priceTypeLabel(car),
      picture: car.primary_image_url ?? undefined,
    }));
}

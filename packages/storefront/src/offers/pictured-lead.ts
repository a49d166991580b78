import type { OfferAnswer } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { OfferFacts } from "@forecourt/dealership/offers";

/**
 * The first of the offers with the photo of the newest car that it is for, where it has no picture of its own: the offer that leads a page is
 * seen before it is read. An offer that is for no car, such as one of the workshop, stays as it is.
 *
 * @param answers the same offers, as the platform answered them
 */
export async function withPicturedLead(
  offers: OfferFacts[],
  [first]: readonly OfferAnswer[],
  api: Pick<ApiClient, "search">,
  signal: AbortSignal,
): Promise<OfferFacts[]> {
  const [lead, ...rest] = offers;
  if (!lead || !first || lead.picture) return offers;
  const { car_types: types, manufacturer, model } = first;
  if (types === undefined && manufacturer === undefined) return offers;
  const asked = {
    ...(types && { car_type: [...types] }),
    ...(manufacturer && { make: [manufacturer.name] }),
    ...(manufacturer && model && { model: [model.name] }),
  };
  // The page is whole without it.
  const { hits } = await api.search(asked, { signal }).catch(() => ({ hits: [] }));
  const car = hits.find(({ status, primary_image_url: photo }) => status === "in_stock" && isStored(photo));
  if (!car?.primary_image_url) return offers;
  return [{ ...lead, picture: { file: car.primary_image_url, alt: "" }, pictured: car.name }, ...rest];
}

/** Only what the platform stores comes in the widths of a page's picture. */
const isStored = (photo: string | null | undefined) => photo != null && !/^https?:/.test(photo);

import type { OfferAnswer } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import type { OfferFacts } from "@forecourt/dealership/offers";
import { offerFacts } from "./offer-facts.ts";

/**
 * The offers of a page, the first with the photo of the newest car that it is for, where it has no picture of its own:
 * the offer that leads a page is seen before it is read. An offer that is for no car, such as one of the workshop,
 * stays as it is.
 */
export async function withPicturedLead(
  answers: readonly OfferAnswer[],
  site: Site,
  { api, signal }: { api: Pick<ApiClient, "search">; signal: AbortSignal },
): Promise<OfferFacts[]> {
  const offers = answers.map((answer) => offerFacts(answer, site));
  const [[first], [lead, ...rest]] = [answers, offers];
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

import { dealerJsonLd } from "@forecourt/core";
import type { JsonLd } from "@forecourt/core";
import type { Location, Site } from "@forecourt/core/schemas";
import { pictureUrl } from "@forecourt/vehicle/card";

/** Structured data of a place of a site; its picture has the address at which browsers get it. */
export const placeNode = (
  location: Location,
  { name, country }: Pick<Site, "name" | "country">,
  page: Pick<Parameters<typeof dealerJsonLd>[1], "url" | "specialFrom">,
): JsonLd =>
  dealerJsonLd(
    { ...location, image: location.image && pictureUrl(location.image, 1280) },
    { siteName: name, country, ...page },
  );

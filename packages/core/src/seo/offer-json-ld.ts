import { jsonLd, jsonLdDocument } from "./json-ld.ts";
import type { JsonLd } from "./json-ld.ts";

/** What structured data says of an offer. */
export interface OfferJsonLdFacts {
  name: string;
  description?: string | undefined;
  /** Absolute address of its page. */
  url: string;
  /** Absolute address of its picture. */
  image?: string | undefined;
  category?: string | undefined;
  /** A price that it names; left out where it names none. */
  priceDollars?: number | undefined;
  currency: string;
  /** First and last day, `2026-12-01`. */
  start?: string | undefined;
  end?: string | undefined;
  make?: string | undefined;
  model?: string | undefined;
  sellerName: string;
}

/**
 * Structured data of an offer's page (S2 §2).
 *
 * @example
 * offerJsonLd({ name: "CX-5 run-out", url: "https://a.example/offers/mazda/cx-5", currency: "AUD", sellerName: "Harbour Mazda" })["@type"] // "Offer"
 */
export function offerJsonLd(offer: OfferJsonLdFacts): JsonLd {
  const { name, description, url, image, category, priceDollars, currency, start, end, make, model, sellerName } =
    offer;
  return jsonLdDocument(
    jsonLd("Offer", {
      name,
      description,
      url,
      image,
      category,
      price: priceDollars,
      priceCurrency: priceDollars === undefined ? undefined : currency,
      validFrom: start,
      validThrough: end,
      itemOffered:
        make === undefined || model === undefined
          ? undefined
          : jsonLd("Car", { name: `${make} ${model}`, model, brand: jsonLd("Brand", { name: make }) }),
      seller: jsonLd("AutoDealer", { name: sellerName }),
    }),
  );
}

import { jsonLd } from "./json-ld.ts";
import type { JsonLd } from "./json-ld.ts";

/** What structured data says of the reviews that a page shows. */
export interface ReviewsJsonLdFacts {
  summary: { count: number; average_rating: number };
  /** Those that stand on the page. */
  reviews: readonly {
    rating: number;
    review_date: string;
    customer_name?: string | undefined;
    text?: string | undefined;
    example?: true | undefined;
  }[];
}

/**
 * The structured data of a dealer or a place with its rating, where its reviews stand on the page
 * (decisions.md row 96). As it was where there are none, and where one of them is an example.
 *
 * @example
 * withReviews(dealerJsonLd(location, options), shown)["aggregateRating"] // { "@type": "AggregateRating", ratingValue: 4.6, … }
 */
export function withReviews(node: JsonLd, shown: ReviewsJsonLdFacts | undefined): JsonLd {
  if (!shown || shown.reviews.length === 0 || shown.reviews.some(({ example }) => example)) return node;
  return {
    ...node,
    aggregateRating: jsonLd("AggregateRating", {
      ratingValue: Math.round(shown.summary.average_rating * 100) / 100,
      reviewCount: shown.summary.count,
      bestRating: 5,
      worstRating: 0,
    }),
    review: shown.reviews.map(({ rating, review_date: date, customer_name: name, text }) =>
      jsonLd("Review", {
        author: jsonLd("Person", { name: name ?? "A customer" }),
        datePublished: date,
        reviewBody: text,
        reviewRating: jsonLd("Rating", { ratingValue: rating, bestRating: 5, worstRating: 0 }),
      }),
    ),
  };
}

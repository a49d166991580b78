import type { ReviewAnswer } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import { formatCalendarDay, parseCalendarDay, siteMoney } from "@forecourt/core";
import type { JsonLd } from "@forecourt/core";
import { withReviews } from "@forecourt/core/schemas";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import type { ReviewFacts, ReviewsFacts } from "@forecourt/dealership/reviews";

/** Reviews of which a page has no more: the average counts the others. */
const maxShown = 100;

/** The reviews of a dealer or a place as a page shows them. */
export interface SiteReviews {
  /** Undefined where none shows. */
  facts: ReviewsFacts | undefined;
  /** When they change by themselves. */
  changes: Date[];
}

/**
 * The reviews that a site shows, of the dealer and all places or of one place. Made in loaders, so that the rules
 * behind them never reach the browser. A site without reviews asks for none.
 *
 * @param location slug of a place
 */
export async function siteReviews(
  api: Pick<ApiClient, "getReviews">,
  site: Site,
  { location, signal }: { location?: string | undefined; signal: AbortSignal },
): Promise<SiteReviews> {
  if (!site.reviews.enabled) return { facts: undefined, changes: [] };
  const { summary, reviews, changesAt } = await api.getReviews(
    { limit: maxShown, ...(location === undefined ? {} : { location }) },
    { signal },
  );
  return {
    facts: summary && {
      summary,
      reviews: reviews.map((review) => reviewFacts(review, site, location === undefined)),
      months: site.reviews.monthsShown,
    },
    changes: changesAt === undefined ? [] : [new Date(changesAt)],
  };
}

/** The reviews of the blocks of a page, by the places of the blocks. */
export async function reviewsOf(
  blocks: readonly ContentBlock[],
  api: Pick<ApiClient, "getReviews">,
  site: Site,
  signal: AbortSignal,
): Promise<{ byBlock: Record<number, ReviewsFacts>; changes: Date[] }> {
  const found = await Promise.all(
    blocks.map(async (block, index) =>
      block.kind === "reviews"
        ? [{ index, ...(await siteReviews(api, site, { location: block.location, signal })) }]
        : [],
    ),
  );
  const all = found.flat();
  return {
    byBlock: Object.fromEntries(all.flatMap(({ index, facts }) => (facts ? [[index, facts] as const] : []))),
    changes: all.flatMap(({ changes }) => changes),
  };
}

/**
 * Structured data of a place with the reviews that stand on the page; search engines hear of no rating elsewhere
 * (decisions.md row 96).
 */
export function withShownReviews(place: JsonLd, facts: ReviewsFacts | undefined): JsonLd {
  if (!facts) return place;
  const reviews = facts.reviews.map(({ name, rating, date, text, isExample }) => ({
    customer_name: name,
    rating,
    review_date: date,
    text,
    ...(isExample ? { example: true as const } : {}),
  }));
  return withReviews(place, { summary: facts.summary, reviews });
}

function reviewFacts(review: ReviewAnswer, site: Site, namesPlace: boolean): ReviewFacts {
  const { id, customer_name: name, rating, text, review_date: date, source, reply_text: reply, example } = review;
  const place = site.locations.length > 1 && namesPlace && site.locations.find(({ slug }) => slug === review.location);
  return {
    id,
    name: name ?? "A customer",
    rating,
    text,
    date,
    day: dayText(date, site) ?? date,
    source,
    place: place ? place.name : undefined,
    reply: reply === undefined ? undefined : { text: reply, day: dayText(review.reply_date, site) },
    isExample: example,
  };
}

function dayText(date: string | undefined, site: Site): string | undefined {
  const day = parseCalendarDay(date);
  return day && formatCalendarDay(day, siteMoney(site).locale);
}

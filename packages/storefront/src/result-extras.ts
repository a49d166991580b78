import { calendarDayAt, isPromotionShown, randomPosition } from "@forecourt/core";
import type { Promotion } from "@forecourt/core";
import { hasPage } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import type { ResultExtras, SlotContent } from "@forecourt/search/results";
import { pictureUrl } from "@forecourt/vehicle/card";

/** What stands among the results, as a loader hands it on. */
export interface LoadedExtras {
  tile?: ResultExtras["tile"];
  promotions: Promotion<SlotContent>[];
}

/**
 * Tile and promotions of a results page (S1 §2, S2 §9, decisions.md rows 1 and 61): on page 1 only, those that show at
 * the instant, without links that lead nowhere.
 *
 * @param query query string of the page, which a random place hangs on
 */
export function resultExtras(
  site: Site,
  { page, query, now }: { page: number; query: string; now: Date },
): LoadedExtras {
  if (page !== 1) return { promotions: [] };
  const { tile, promotions } = site.slots;
  const { year, month, day } = calendarDayAt(now, site.timeZone);
  const { enabled, position, randomOffsets, title, text, label, to } = tile;
  const seed = { siteSlug: site.slug, day: [year, month, day].join("-"), query };
  return {
    ...(enabled
      ? {
          tile: {
            position: randomOffsets === undefined ? position : randomPosition(seed, randomOffsets),
            ...reachable({ title, text, label, to }, site),
          },
        }
      : {}),
    promotions: promotions
      .filter((promotion) => isPromotionShown(promotion, now))
      .map((promotion) => ({ ...promotion, node: reachable(withPicture(promotion.node), site) })),
  };
}

/**
 * When what stands among the results changes by itself: a promotion starts or ends, a random place moves at the
 * dealer's midnight.
 */
export function extrasChangeAt({ slots }: Pick<Site, "slots">, now: Date): Date[] {
  const instants = slots.promotions
    .flatMap(({ start, expiry }) => [start, expiry])
    .flatMap((text) => (text ? [new Date(text)] : []));
  // A day is long enough for a random place: it moves when the page is made anew.
  const tomorrow =
    slots.tile.enabled && slots.tile.randomOffsets !== undefined ? [new Date(now.getTime() + 86_400_000)] : [];
  return [...instants, ...tomorrow].filter((instant) => instant > now);
}

/** The picture of a promotion as browsers ask for it: one that the dealer stored comes in the size of a card. */
const withPicture = ({ image, ...content }: Site["slots"]["promotions"][number]["node"]) => ({
  ...content,
  ...(image === undefined ? {} : { image: pictureUrl(image, 640) }),
});

const reachable = <Content extends SlotContent>(
  { to, ...content }: Content,
  site: Site,
): Omit<Content, "to"> & { to?: string } => ({ ...content, ...(to !== undefined && hasPage(to, site) ? { to } : {}) });

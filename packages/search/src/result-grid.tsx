import { collapseSoldRuns, placeSlots } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { afterPaint } from "@forecourt/ui-kit/lazy-part";
import { memo, startTransition, Suspense, useEffect, useState } from "react";
import type { RefObject } from "react";
import type { CarCardComponent } from "./car-card-component.ts";
import type { ResultExtras } from "./result-extras.ts";
import styles from "./search-results.module.css";
import { SlotCard } from "./slot-card.tsx";

/** Props of {@link ResultGrid}. */
export interface ResultGridProps {
  /** Cars of this page of results. */
  hits: readonly CarSummary[];
  page: number;
  extras: ResultExtras | undefined;
  columns: 3 | 4;
  CarCard: CarCardComponent;
  /**
   * Address of the next page, and how many pages there are: it fills the last row where nothing but cars stands in the
   * list. @default the last row ends with its last car
   */
  nextHref?: string | undefined;
  pageCount?: number | undefined;
  /**
   * How much of the screen the list has, in px, where a press asks for its next cars. @default none did: all of them
   * come at once
   */
  room?: RefObject<number | undefined> | undefined;
}

/**
 * The cards of a page of results, with what stands among them.
 *
 * - No hole is left in the last row: the first card that is no car is as wide as that takes; among cars alone, the link
 *   to the next page fills it.
 * - It renders again only for other cars, not while an answer is awaited.
 * - Each card is a Suspense boundary of its own, so that React hydrates the pressed one first.
 * - After a press, the cards that fit on the screen are rendered first; the others follow after the paint.
 */
export const ResultGrid = memo(function ResultGrid({
  hits,
  page,
  extras,
  columns,
  CarCard,
  nextHref,
  pageCount,
  room,
}: ResultGridProps) {
  const [drawn, setDrawn] = useState({ hits, cards: Infinity });
  if (drawn.hits !== hits) setDrawn({ hits, cards: cardsWithin(room?.current, columns) });
  useEffect(() => {
    if (room) room.current = undefined;
    if (drawn.cards !== Infinity)
      return afterPaint(() => startTransition(() => setDrawn({ ...drawn, cards: Infinity })));
  }, [drawn, room]);
  const slots = placeSlots(collapseSoldRuns(hits), slotOptions(page, extras));
  const filler = slots.findIndex(({ kind }) => kind !== "car");
  return (
    <ul className={styles.grid} data-part="result-grid" data-columns={columns}>
      {slots.slice(0, drawn.cards).map((slot, index) => (
        <li
          key={slot.kind === "car" ? slot.car.id : `${slot.kind} ${index}`}
          className={styles.cell}
          {...(index === filler ? wide(slots.length, columns) : {})}
        >
          {slot.kind === "car" && (
            <Suspense>
              <CarCard car={slot.car} priority={index < 3} />
            </Suspense>
          )}
          {slot.kind === "tile" && extras?.tile && <SlotCard kind="tile" content={extras.tile} />}
          {slot.kind === "promotion" && <SlotCard kind="promotion" content={slot.node} />}
        </li>
      ))}
      {nextHref !== undefined && filler < 0 && drawn.cards >= slots.length && (
        <li className={`${styles.cell} ${styles.more}`} {...wide(slots.length + 1, columns)}>
          <a href={nextHref}>
            Next page <span>{`Page ${page + 1} of ${pageCount}`}</span>
          </a>
        </li>
      )}
    </ul>
  );
});

/** Height that no row of large cards and no three rows of a compact list fall below, in px. */
const rowHeight = 360;

const cardsWithin = (room: number | undefined, columns: number): number =>
  room === undefined ? Infinity : columns * Math.max(1, Math.ceil(room / rowHeight));

/**
 * How many columns wide a card must be to leave no hole: in a row of two, of three and, where the site has them, of
 * four cards.
 */
const wide = (cards: number, columns: number) => ({
  "data-pair": 1 + holes(cards, 2),
  "data-three": 1 + holes(cards, 3),
  "data-four": columns === 4 ? 1 + holes(cards, 4) : undefined,
});

/** Places that are left over in the last row. */
const holes = (cards: number, columns: number): number => (columns - (cards % columns)) % columns;

const slotOptions = (page: number, extras: ResultExtras | undefined) => ({
  page,
  now: extras?.now ?? new Date(0),
  promotions: extras?.promotions ?? [],
  ...(extras?.tile ? { tile: extras.tile.position } : {}),
});

import { isPromotionShown } from "./promotion.ts";
import type { Promotion } from "./promotion.ts";

/** Place of the call-to-action tile among the results, 1-based (S1 §2, decisions.md row 1). */
export const tilePosition = 8;
/** Place of a promotion among the results, 1-based (S2 §9). */
export const promotionPosition = 9;

/** What stands in one place of the results. */
export type ResultSlot<Hit, Content> =
  | { kind: "car"; car: Hit }
  | { kind: "tile" }
  | { kind: "promotion"; node: Content };

/** What {@link placeSlots} needs to know besides the cars. */
export interface ResultSlotOptions<Content> {
  /** 1-based; tile and promotions stand on page 1 only. */
  page: number;
  now: Date;
  /** Place of the tile; left out for none. */
  tile?: number;
  /** @default [] */
  promotions?: readonly Promotion<Content>[];
}

/**
 * The results with the tile and the promotions that show now in their places, on page 1 only and in addition to the
 * cars (decisions.md rows 1 and 61). A promotion whose place is taken moves on by one until it finds a free one, unless
 * it is strict: then it is left out. A place past the end is the end. Without a car there is nothing but the empty
 * state.
 *
 * @example
 * placeSlots(["a", "b"], { page: 1, now, tile: 2 }) // car a, tile, car b
 */
export function placeSlots<Hit, Content = never>(
  hits: readonly Hit[],
  { page, now, tile, promotions = [] }: ResultSlotOptions<Content>,
): ResultSlot<Hit, Content>[] {
  const cars: ResultSlot<Hit, Content>[] = hits.map((car) => ({ kind: "car", car }));
  if (page !== 1 || hits.length === 0) return cars;
  const taken = new Map<number, ResultSlot<Hit, Content>>();
  if (tile !== undefined) taken.set(place(tile, tilePosition), { kind: "tile" });
  const shown = promotions.filter((promotion) => isPromotionShown(promotion, now));
  // Strict ones first: they cannot give way.
  for (const promotion of [...shown.filter(isStrict), ...shown.filter((other) => !isStrict(other))]) {
    let position = place(promotion.position, promotionPosition);
    if (taken.has(position) && isStrict(promotion)) continue;
    while (taken.has(position)) position += 1;
    taken.set(position, { kind: "promotion", node: promotion.node });
  }
  const slots: ResultSlot<Hit, Content>[] = [];
  for (let position = 1; cars.length > 0; position += 1) {
    const extra = taken.get(position);
    taken.delete(position);
    const next = extra ?? cars.shift();
    if (next) slots.push(next);
  }
  const late = [...taken].sort(([one], [other]) => one - other).map(([, slot]) => slot);
  return [...slots, ...late];
}

function isStrict(promotion: Promotion<unknown>): boolean {
  return promotion.strictDisplay === true;
}

function place(position: number | null | undefined, otherwise: number): number {
  return typeof position === "number" && Number.isInteger(position) && position >= 1 ? position : otherwise;
}

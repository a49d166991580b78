import { buttonText, cardButtonLabels } from "../site/button-labels.ts";
import type { CardButton } from "../site/button-labels.ts";
import { canTestDrive, isEnquirable, isPurchasable, isValuationTarget } from "../stock/availability.ts";
import type { CarPart } from "./car-part.ts";

/** What the reserve button of a card reads unless a site says otherwise (S1 §2 "Reserve Now"). */
export const cardReserveLabel = "Reserve Now";

/** A button of a car card: where it leads is the caller's. */
export interface CardAction {
  kind: CardButton | "reserve";
  label: string;
}

/** What a site says about the buttons of its cards. */
export interface CardActionSettings {
  /** One that is left out does not show. */
  buttons: Readonly<Partial<Record<CardButton, { show: boolean; label?: string | undefined }>>>;
  reserve: { enabled: boolean; label?: string | undefined };
  stock: { testDrivesOfUnavailable: boolean };
}

/**
 * The buttons of a car card in their order, the first being its main one (S1 §2, §4, §5). A car that is sold only
 * offers to find a similar one; a reserve button needs a car that can be bought, a trade-in button one that a trade-in
 * can be valued against, a test drive one that stands there.
 *
 * @example
 * cardActions({ status: "sold" }, settings) // [{ kind: "findSimilar", label: "Find Me Something Similar" }]
 */
export function cardActions(
  car: CarPart<"status" | "reserved" | "price" | "payment_processors">,
  { buttons, reserve, stock }: CardActionSettings,
): CardAction[] {
  const actions: CardAction[] = [];
  const add = (kind: CardButton) => {
    const label = buttonText(buttons[kind], cardButtonLabels[kind]);
    if (label !== undefined) actions.push({ kind, label });
  };
  if (!isEnquirable(car)) {
    add("findSimilar");
    return actions;
  }
  add("enquire");
  if (reserve.enabled && isPurchasable(car))
    actions.push({ kind: "reserve", label: reserve.label ?? cardReserveLabel });
  if (canTestDrive(car, stock)) add("testDrive");
  add("finance");
  if (isValuationTarget(car)) add("tradeIn");
  add("call");
  add("details");
  return actions;
}

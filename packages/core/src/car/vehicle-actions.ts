import { buttonText, vehicleButtonLabels } from "../site/button-labels.ts";
import type { VehicleButton } from "../site/button-labels.ts";
import { canBuyOnline, canTestDrive, isEnquirable, isPurchasable, isValuationTarget } from "../stock/availability.ts";
import { hasText } from "./car-part.ts";
import type { CarPart } from "./car-part.ts";
import { vehicleKind } from "./vehicle-kind.ts";

/** What the reserve button of the vehicle page reads unless a site says otherwise (S1 §2). */
export const vehicleReserveLabel = "Reserve Car Now";
/** What the button of the online purchase reads. */
export const purchaseLabel = "Buy Online";
/** What the button of the history report reads. */
export const historyLabel = "History report";
/** What the enquiry button reads while a chat bot is active (S1 §2). */
export const instantMessageLabel = "Instant Message";

/** A button of the vehicle page: where it leads is the caller's. */
export interface VehicleAction {
  kind: VehicleButton | "reserve" | "purchase" | "history";
  label: string;
}

/** What a site says about the buttons of its vehicle pages. */
export interface VehicleActionSettings {
  buttons: Readonly<Record<VehicleButton, { show: boolean; label?: string | undefined }>>;
  reserve: {
    enabled: boolean;
    label?: string | undefined;
    onlinePurchase: boolean;
    depositLabel: string;
    deposit?: number | undefined;
  };
  /** A chat bot is active when it has a script. */
  chat: { scriptUrl?: string | undefined; label?: string | undefined };
  reports: { history: boolean };
  stock: { testDrivesOfUnavailable: boolean };
  /** A car with more photos than this offers no photo request. @default 3 */
  photoRequestMost?: number;
}

/**
 * The buttons of a vehicle page in their order (S1 §2 "Buttons"): reserve and online purchase need a car that can be
 * bought (decisions.md row 5), online purchase at a price of at least the deposit and not by the week, a test drive
 * something that drives and stands there, so no caravan and no reserved car, a trade-in one that it can be valued
 * against, the history report its file, a photo request few photos. A car that cannot be enquired about keeps only what
 * still holds: share, print and PDF.
 *
 * @example
 * vehicleActions({ status: "in_stock" }, { ...site, buttons: site.vehiclePage.buttons })[0] // { kind: "enquire", label: "Enquire Now" }
 */
export function vehicleActions(
  car: CarPart<
    | "status"
    | "reserved"
    | "price"
    | "payment_processors"
    | "file"
    | "images"
    | "item_type"
    | "simple_body"
    | "body"
    | "offer_price"
    | "subscription_price"
    | "preorder"
  >,
  { buttons, reserve, chat, reports, stock, photoRequestMost = 3 }: VehicleActionSettings,
): VehicleAction[] {
  const actions: VehicleAction[] = [];
  const add = (kind: VehicleButton, usual: string = vehicleButtonLabels[kind]) => {
    const label = buttonText(buttons[kind], usual);
    if (label !== undefined) actions.push({ kind, label });
  };
  if (isEnquirable(car)) {
    if (chat.scriptUrl === undefined) add("enquire");
    else if (buttons.enquire.show) actions.push({ kind: "enquire", label: chat.label ?? instantMessageLabel });
    if (reserve.enabled && isPurchasable(car))
      actions.push({ kind: "reserve", label: reserve.label ?? vehicleReserveLabel });
    add("call");
    if (reserve.onlinePurchase && canBuyOnline(car, reserve)) actions.push({ kind: "purchase", label: purchaseLabel });
    if (vehicleKind(car) !== "caravan" && canTestDrive(car, stock)) add("testDrive");
    add("finance");
    if (isValuationTarget(car)) add("tradeIn");
    if (reports.history && hasText(car.file)) actions.push({ kind: "history", label: historyLabel });
    add("location");
    if ((car.images?.length ?? 0) <= photoRequestMost) add("photoRequest");
  }
  add("share");
  add("print");
  add("download");
  return actions;
}

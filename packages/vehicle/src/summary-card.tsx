import { formatNumber, isEnquirable, soldText } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Car, StockSettings } from "@forecourt/core/schemas";
import { latePart, staticPart } from "@forecourt/ui-kit/lazy-part";
import type { ReactNode } from "react";
import type { VehicleFacts } from "./vehicle-facts.ts";
import type { VehicleLink } from "./vehicle-links.ts";
import styles from "./vehicle-summary.module.css";
import { useViewCount } from "./use-view-count.ts";

const loadActions = async () => (await import("./late-frame.tsx")).ActionList;
const ActionList = staticPart("div", loadActions);
// A number that a shopper had shown is written by hand, and stays where React keeps the element. A press on it waits
// for the code.
const MaskedActionList = latePart("car-actions", loadActions, { waitsFor: "touch" });
const SummaryTags = staticPart("div", async () => (await import("./late-frame.tsx")).SummaryTags);
const ViewsIcon = staticPart("svg", async () => (await import("./late-frame.tsx")).ViewsIcon);
const SummaryPrice = staticPart("div", async () => (await import("./late-frame.tsx")).SummaryPrice);
const SummaryPlace = staticPart("p", async () => (await import("./late-frame.tsx")).SummaryPlace);
const ShareTools = latePart("share-tools", async () => (await import("./late-frame.tsx")).ShareTools, {
  waitsFor: "touch",
});

/** Props of the card beside the pictures: name, price, estimate, actions, place. */
export interface SummaryCardProps {
  car: Car;
  facts: VehicleFacts;
  money: MoneyFormat;
  stock: StockSettings;
  now: Date;
  /** The number to call, masked where the site masks it (decisions.md row 49). */
  phone: string;
  /** Offer a text message beside the call. */
  textMessages?: boolean;
  /** Buttons with where they lead, in their order; one that leads nowhere is not among them. */
  links: readonly VehicleLink[];
  /** Absolute address of the car, to share. */
  url: string;
  estimate?: ReactNode;
  /** Text of a reserved car. @default that somebody has it, and that we tell when it is free */
  reservedNote?: ReactNode;
  /** The heart: it lies in the upper corner of the card. */
  saved?: ReactNode;
  /** Replaces the enquiry of a sold car. @default a link to the search for similar cars */
  findSimilar?: ReactNode;
  /** Search for cars like this one, for a car that is gone. */
  similarHref: string;
  /** Text of the line under the phone button, such as "Open until 5:30 pm". */
  openText?: string | undefined;
  /** Name and price stand on the dark band. @default false */
  isOnBand?: boolean | undefined;
}

/** Text of a reserved car for everybody but the shopper who reserved it. */
export const reservedByOthersText =
  "Reserved for someone at the moment. Ask us to tell you if it becomes available again.";

/** The sticky summary of a vehicle page (S1 §2 "Sidebar"). */
export function SummaryCard({
  car,
  facts,
  money,
  stock,
  now,
  phone,
  textMessages = false,
  links,
  url,
  estimate,
  reservedNote = reservedByOthersText,
  saved,
  findSimilar,
  similarHref,
  openText,
  isOnBand = false,
}: SummaryCardProps) {
  const views = useViewCount(facts.viewPath);
  const canBuy = isEnquirable(car);
  const Actions = phone.includes("•") ? MaskedActionList : ActionList;
  const map = links.find(({ kind }) => kind === "location");
  return (
    <div className={styles.card} data-part="car-summary" data-status={car.status}>
      <div className={styles.head} data-ground={isOnBand ? "band" : undefined}>
        {canBuy ? (
          <SummaryTags car={car} stock={stock} now={now.getTime()} />
        ) : (
          <p className={styles.soldWord}>{soldText}</p>
        )}
        {saved && <div className={styles.saved}>{saved}</div>}
        <h1 className={styles.title}>
          {[car.year, car.make, car.model].filter(Boolean).join(" ")}
          {(car.badge ?? car.series) && (
            <span className={styles.detail}>{[car.badge, car.series].filter(Boolean).join(" ")}</span>
          )}
        </h1>
        {canBuy && (
          <>
            <SummaryPrice car={car} money={money} facts={facts} />
            {estimate}
          </>
        )}
      </div>
      <div className={styles.rest}>
        {canBuy ? (
          <>
            {car.reserved === true && <p className={styles.open}>{reservedNote}</p>}
            {car.status === "coming_soon" && <p className={styles.open}>Coming soon. Ask us when it arrives.</p>}
            <Actions links={links} phone={phone} textMessages={textMessages} />
            {openText && <p className={styles.open}>{openText}</p>}
          </>
        ) : (
          <div className={styles.sold}>
            <p>It has found a new owner. We may have one very much like it.</p>
            {findSimilar ?? (
              <a className={styles.main} href={similarHref}>
                Find Me Something Similar
              </a>
            )}
          </div>
        )}
        <ShareTools name={car.name} slug={car.slug} url={url} links={links} />
        {car.location && <SummaryPlace location={car.location} map={map} />}
        <p className={styles.stock}>
          {car.stocknum && <span>Stock number {car.stocknum}</span>}
          <span className={styles.views} hidden={views === undefined || views < 2}>
            <ViewsIcon />
            {views !== undefined && `${formatNumber(views, money.locale)} views`}
          </span>
        </p>
      </div>
    </div>
  );
}

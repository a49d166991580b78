import { cardFacts, formatNumber, isEnquirable } from "@forecourt/core";
import type { CardAction, MoneyFormat } from "@forecourt/core";
import type { CarSummary, CardSettings, StockSettings } from "@forecourt/core/schemas";
import { IconEye } from "@forecourt/ui-kit/icon";
import type { ReactNode } from "react";
import { CarPicture } from "./car-picture.tsx";
import type { CarPictureProps } from "./car-picture.tsx";
import { CarTags } from "./car-tags.tsx";
import { PriceBlock } from "./price-block.tsx";
import styles from "./vehicle-card.module.css";
import { unbrokenName } from "./unbroken-name.tsx";

/** A button of the card with where it leads. */
export interface CardLink extends CardAction {
  href: string;
}

/** Props of {@link CarCard}. */
export interface CarCardProps {
  car: CarSummary;
  /** Target of the card: the page of the car, with the shopper's terms of the search. */
  href: string;
  money: MoneyFormat;
  /** The site's stock rules, for the tag. */
  stock: StockSettings;
  now: Date;
  /** Estimate under the price, such as the weekly line of the finance package: one element. */
  estimate?: ReactNode;
  /** Loads the picture at once. */
  priority?: boolean;
  /** Level of the card's heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
  /** It leads a grid: on a desk its picture takes more than half of the page. @default false */
  isLead?: boolean;
  /** The site's settings of its cards. */
  shows: Pick<CardSettings, "details" | "locationOverlay" | "views">;
  /** Its buttons in order; the first is the main one. */
  links: readonly CardLink[];
  /** Search for cars like this one. */
  similarHref: string;
  /** How far away it stands, such as "12 km away". */
  distance?: string | undefined;
  /** Save and compare, over the picture. */
  saved?: ReactNode;
}

/** How large the picture of a card is shown. */
export const cardPicture = {
  widths: [320, 640, 800],
  sizes: "(min-width:1200px)320px,(min-width:576px)46vw,94vw",
} as const satisfies Pick<CarPictureProps, "widths" | "sizes">;

/** Where a browser does not know by itself how wide a picture is that comes late. */
const leadSizes = "(min-width:992px)58vw,(min-width:576px)46vw,94vw";

/**
 * A car in a grid, a carousel or a sidebar: picture, price, name, four facts and its buttons, usually one (S1 §2 "Car
 * card"). All of it leads to the car. A page has dozens: what is drawn by style has no element.
 */
export function CarCard({
  car,
  href,
  money,
  stock,
  now,
  estimate,
  priority = false,
  headingLevel = 3,
  isLead = false,
  shows,
  links,
  similarHref,
  distance,
  saved,
}: CarCardProps) {
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const canEnquire = isEnquirable(car);
  const detail = [car.badge, car.series].filter(Boolean).join(" ");
  const where = [distance, shows.locationOverlay ? car.city : null].filter(Boolean).join(" · ");
  // A line breaks between two facts, not within one; a comma may end it, where a dot would hang.
  const facts = shows.details ? cardFacts(car, money.locale).map((label) => label.replaceAll(" ", "\u00a0")) : [];
  return (
    <article className={styles.card} data-part="car-card" data-status={car.status === "sold" ? "sold" : undefined}>
      <CarPicture
        source={car.primary_image_url}
        alt=""
        widths={cardPicture.widths}
        // A picture that comes late comes as wide as it stands: a compact list has small ones.
        sizes={priority ? cardPicture.sizes : `auto,${isLead ? leadSizes : cardPicture.sizes}`}
        priority={priority}
      />
      <CarTags car={car} stock={stock} now={now} className={styles.tags} />
      {where !== "" && (
        <span
          className={styles.place}
          data-beside={(saved && links.length > 1) || undefined}
          data-far={distance ? true : undefined}
        >
          {where}
        </span>
      )}
      {saved}
      <div className={styles.body}>
        <Heading className={styles.title}>
          <a className={styles.link} href={href}>
            {unbrokenName([car.year, car.make, car.model].filter((part) => part != null).join(" "))}
            {detail && (
              <>
                {" "}
                <span className={styles.detail}>{detail}</span>
              </>
            )}
          </a>
        </Heading>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(", ")}</p>}
        {!shows.details && (
          <p className={styles.similar}>
            <a href={similarHref} rel="nofollow">
              Like this and want something similar?
            </a>
          </p>
        )}
        <PriceBlock car={car} money={money} size="card" />
        {canEnquire && estimate}
        {shows.views && typeof car.views === "number" && car.views > 0 && (
          <p className={styles.views}>
            <IconEye size={16} />
            {`${formatNumber(car.views, money.locale)} ${car.views === 1 ? "view" : "views"}`}
          </p>
        )}
        <CardActions car={car} links={links} />
      </div>
    </article>
  );
}

/** The buttons of a card: one stands by itself, more share rows. */
function CardActions({ car, links }: Pick<CarCardProps, "car" | "links">) {
  const buttons = links.map(({ kind, label, href }, index) => (
    <a
      key={kind}
      className={index === 0 ? styles.main : styles.quiet}
      href={href}
      {...(kind === "details"
        ? { tabIndex: -1, "aria-hidden": true }
        : { rel: "nofollow", "aria-label": `${label}: ${car.name}` })}
    >
      {label}
    </a>
  ));
  return buttons.length < 2 ? buttons : <div className={styles.actions}>{buttons}</div>;
}

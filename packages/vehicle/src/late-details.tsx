import type { MoneyFormat } from "@forecourt/core";
import type { ReactNode } from "react";
import type { SummaryCardProps } from "./summary-card.tsx";
import { ComparisonPanel } from "./comparison-panel.tsx";
import { DealerComments } from "./dealer-comments.tsx";
import { FactsStrip } from "./facts-strip.tsx";
import { FeatureBanner } from "./feature-banner.tsx";
import type { BannerEntry } from "./feature-banner.tsx";
import { FeatureList } from "./feature-list.tsx";
import { SpecList } from "./spec-list.tsx";
import styles from "./vehicle-details.module.css";

/** What is said of a car below its pictures and its summary. */
export interface DetailsProps extends Pick<SummaryCardProps, "car" | "facts"> {
  money: MoneyFormat;
  /** Offers that are for the car. */
  offers: readonly BannerEntry[];
  lowBandWord: string | undefined;
  hasPriceReport: boolean | undefined;
}

/** The parts of it, each ready to be placed once. */
export type DetailsParts = Record<"glance" | "offers" | "specs" | "features" | "comments" | "comparison", ReactNode>;

/** The texts about a car, as parts to place. */
export function detailsParts({ car, facts, money, offers, lowBandWord, hasPriceReport }: DetailsProps): DetailsParts {
  return {
    glance: <FactsStrip car={car} locale={money.locale} />,
    offers: offers.length > 0 && <FeatureBanner entries={offers} label="Offers" />,
    specs: section("overview", "Key information", <SpecList specs={facts.specs} groups={facts.groups} />),
    features:
      car.standardEquipment.length > 0 &&
      section("features", "Features", <FeatureList features={car.standardEquipment} shown={facts.featuresShown} />),
    comments:
      facts.showsComments &&
      section("comments", "Dealer comments", <DealerComments key={car.id} text={car.dealercomments} />),
    comparison: facts.isCompared && (
      <ComparisonPanel
        key={car.id}
        slug={car.slug}
        money={money}
        lowBandWord={lowBandWord}
        hasReport={hasPriceReport}
      />
    ),
  };
}

/** All of it, one below the other: its code comes late. */
export function Details(props: DetailsProps) {
  const { glance, offers, specs, features, comments, comparison } = detailsParts(props);
  return (
    <>
      {glance}
      {offers}
      {specs}
      {features}
      {comments}
      {comparison}
    </>
  );
}

const section = (id: string, heading: string, content: ReactNode) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 className={styles.heading} id={id}>
      {heading}
    </h2>
    {content}
  </section>
);

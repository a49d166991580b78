import type { CarNotice, EnergyLabel as EnergyLabelFacts } from "@forecourt/core/schemas";
import { EnergyLabel } from "@forecourt/vehicle/label";
import { CarNoticePanel } from "./car-notice-panel.tsx";
import styles from "./storefront-car-notice.module.css";

/** Panels that a country's law requires on a car's page: the official notice on used cars, the energy label. */
export function LegalPanels({
  notice,
  energy,
  slug,
}: {
  notice: CarNotice | undefined;
  energy: EnergyLabelFacts | undefined;
  slug: string;
}) {
  return (
    <div className={styles.panels}>
      {energy && <EnergyLabel label={energy} />}
      {notice && <CarNoticePanel notice={notice} slug={slug} />}
    </div>
  );
}

import { addressLine } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import type { Car, StockSettings } from "@forecourt/core/schemas";
import { IconCamera, IconEye, IconPin } from "@forecourt/ui-kit/icon";
import { CarTags } from "./car-tags.tsx";
import { PriceBlock } from "./price-block.tsx";
import type { VehicleFacts } from "./vehicle-facts.ts";
import type { VehicleLink } from "./vehicle-links.ts";
import detailStyles from "./vehicle-details.module.css";
import styles from "./vehicle-summary.module.css";

// In one file: a page that is opened by a client-side navigation needs all of them at once, and a page from the server
// needs them only after the first interaction.
export { ActionList } from "./action-list.tsx";
export { FullScreenPhoto, Photos } from "./car-photos.tsx";
export { FeatureBanner } from "./feature-banner.tsx";
export { ShareTools } from "./share-tools.tsx";

/** The tags above a car's name. */
export const SummaryTags = ({ car, stock, now }: { car: Car; stock: StockSettings; now: number }) => (
  <div className={styles.tags}>
    <CarTags car={car} stock={stock} now={new Date(now)} />
  </div>
);

/** Stands before the number of views. */
export const ViewsIcon = () => <IconEye size={16} />;

/** Asks for more photos of a car. */
export const PhotoRequest = ({ link }: { link: VehicleLink }) => (
  <a className={detailStyles.photos} href={link.href} rel="nofollow" data-keep-scroll="">
    <IconCamera size={18} />
    {link.label}
  </a>
);

/** The price of a car on its page, with what it includes. */
export const SummaryPrice = ({ car, money, facts }: { car: Car; money: MoneyFormat; facts: VehicleFacts }) => (
  <PriceBlock
    car={car}
    money={money}
    size="page"
    reducedNote={facts.reduced}
    belowMarket={facts.belowMarket}
    note={facts.priceNote}
  />
);

/** Location of a car, with directions to it. */
export const SummaryPlace = ({
  location,
  map,
}: {
  location: NonNullable<Car["location"]>;
  map: VehicleLink | undefined;
}) => (
  <p className={styles.place}>
    <IconPin size={18} />
    <span>
      {location.name}
      {location.address && <span className={styles.address}>{addressLine({ ...location.address, postcode: "" })}</span>}
      {map && (
        <a className={styles.map} href={map.href}>
          {map.label}
        </a>
      )}
    </span>
  </p>
);

import { conditionSearchPath } from "@forecourt/core";
import type { BlockOf } from "@forecourt/core/schemas";
import { BrandGrid } from "@forecourt/dealership/brands";
import { ContactLinks } from "@forecourt/dealership/contact";
import { SiteBanners } from "@forecourt/dealership/content";
import { LocationCard } from "@forecourt/dealership/locations";
import { ModelGrid } from "@forecourt/dealership/models";
import { Reviews } from "@forecourt/dealership/reviews";
import { BodyTiles, MakeMark } from "@forecourt/search/finder";
import { Button } from "@forecourt/ui-kit/button";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { CarList } from "@forecourt/vehicle/carousel";
import { PageTime } from "../card-contexts.ts";
import { OfferSection } from "../offers/offer-section.tsx";
import { SiteCarCard } from "../site-car-card.tsx";
import { useSite } from "../use-site.ts";
import placeStyles from "../places/storefront-places.module.css";
import { usePageBlocks, useStatementsOnBand } from "./page-blocks.ts";
import { StockStrip } from "./stock-strip.tsx";
import styles from "./storefront-blocks.module.css";

function PageStockStrip({ block, index }: { block: BlockOf<"stock-strip">; index: number }) {
  const { data, now } = usePageBlocks();
  const strip = data.strips[index];
  return strip && <StockStrip block={block} strip={strip} now={now} />;
}

function PageFeatured({ block: { title }, index }: { block: BlockOf<"featured">; index: number }) {
  const { data, now } = usePageBlocks();
  const { site } = useSite();
  return (
    <PageTime value={now}>
      <CarList
        heading={title}
        cars={data.featured[index] ?? []}
        CarCard={SiteCarCard}
        more={
          <Button href={conditionSearchPath(["used"])} variant="link">
            View all used {site.search.vehicleType}
          </Button>
        }
      />
    </PageTime>
  );
}

function PageBodyTypes({ block: { title }, index }: { block: BlockOf<"body-types">; index: number }) {
  const { data } = usePageBlocks();
  const { money } = useSite();
  const bodies = data.bodies[index] ?? [];
  if (bodies.length === 0) return null;
  const tiles = bodies.map(({ picture, ...body }) => ({
    ...body,
    picture: picture !== undefined && (
      <Picture
        src={(width) => pictureUrl(picture, width)}
        alt=""
        widths={[320, 480]}
        sizes="(min-width: 992px) 300px, 46vw"
      />
    ),
  }));
  return (
    <section className={styles.part} aria-labelledby={`bodies-${index}`}>
      <h2 className={styles.partTitle} id={`bodies-${index}`}>
        {title}
      </h2>
      <BodyTiles basePath={conditionSearchPath()} bodies={tiles} locale={money.locale} />
    </section>
  );
}

function PageBanners() {
  const { data } = usePageBlocks();
  const { money } = useSite();
  const onBand = useStatementsOnBand();
  return data.banners && <SiteBanners {...data.banners} locale={money.locale} onBand={onBand} />;
}

function PageOffers({ block, index }: { block: BlockOf<"offers">; index: number }) {
  const { data } = usePageBlocks();
  return <OfferSection title={block.title} offers={data.offers[index] ?? []} />;
}

function PageReviews({ block: { title, count }, index }: { block: BlockOf<"reviews">; index: number }) {
  const { data } = usePageBlocks();
  const { site } = useSite();
  const found = data.reviews[index];
  return found && <Reviews {...found} title={title} id={`reviews-${index}`} dealer={site.name} first={count} />;
}

function PageLocations({ block: { title, intro, location_type: type } }: { block: BlockOf<"locations"> }) {
  const { data, now } = usePageBlocks();
  const { site } = useSite();
  const shown = data.locations.filter(
    ({ location }) => type === undefined || location.location_type === type || location.location_type === "",
  );
  if (shown.length === 0) return null;
  const isRow = data.isPlacesCarousel && shown.length > 1;
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{title}</h2>
        <ContactLinks {...data.contact} />
      </div>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <ul className={isRow ? `${placeStyles.places} ${placeStyles.row}` : placeStyles.places}>
        {shown.map(({ location, links }) => (
          <li key={location.id}>
            <LocationCard location={location} now={new Date(now)} timeZone={site.timeZone} links={links} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PageModels({ block: { title, intro }, index }: { block: BlockOf<"models">; index: number }) {
  const { models = [], href } = usePageBlocks().data.models[index] ?? {};
  if (models.length === 0) return null;
  const more = href !== undefined && (
    <Button href={href} variant="link">
      See all models
    </Button>
  );
  return <ModelGrid id={`models-${index}`} title={title} intro={intro} models={models} more={more} />;
}

function PageBrands({ block: { title, intro }, index }: { block: BlockOf<"brands">; index: number }) {
  const { data } = usePageBlocks();
  const brands = data.brands[index] ?? [];
  if (brands.length === 0) return null;
  const tiles = brands.map(({ logo, ...brand }) => ({
    ...brand,
    mark: <MakeMark make={brand.name} logo={logo} size="l" />,
  }));
  const more = data.brandsHref !== undefined && (
    <Button href={data.brandsHref} variant="link">
      See all brands
    </Button>
  );
  return <BrandGrid id={`brands-${index}`} title={title} intro={intro} brands={tiles} more={more} />;
}

/** Blocks with cars, offers, reviews, places, models and brands of the site. */
export const stockBlocks = {
  Banners: PageBanners,
  BodyTypes: PageBodyTypes,
  Brands: PageBrands,
  Featured: PageFeatured,
  Locations: PageLocations,
  Models: PageModels,
  Offers: PageOffers,
  Reviews: PageReviews,
  StockStrip: PageStockStrip,
};

import { conditionSearchPath } from "@forecourt/core";
import type { BlockOf, ContentBlock } from "@forecourt/core/schemas";
import { BrandGrid } from "@forecourt/dealership/brands";
import { ContactLinks } from "@forecourt/dealership/contact";
import { ContentBlocks, SiteBanners } from "@forecourt/dealership/content";
import { LocationCard } from "@forecourt/dealership/locations";
import { ModelGrid } from "@forecourt/dealership/models";
import { Reviews } from "@forecourt/dealership/reviews";
import { BodyTiles, MakeMark } from "@forecourt/search/finder";
import { Button } from "@forecourt/ui-kit/button";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { CarList } from "@forecourt/vehicle/carousel";
import { createContext, use } from "react";
import { PageTime } from "../card-contexts.ts";
import { OfferSection } from "../offers/offer-section.tsx";
import { SiteCarCard } from "../site-car-card.tsx";
import { SlotsContext } from "../site-slots.ts";
import { useSite } from "../use-site.ts";
import type { BlocksData } from "./blocks-data.ts";
import { ContentForm } from "./content-form.tsx";
import places from "../places/storefront-places.module.css";
import { StockStrip } from "./stock-strip.tsx";
import styles from "./storefront-content.module.css";

/** What the blocks of a page need. */
export interface SiteBlocksProps {
  blocks: readonly ContentBlock[];
  data: BlocksData;
  /** Path of the page, which takes its forms. */
  path: string;
  /** Time at which the page was made, in ms. */
  now: number;
}

const PageBlocks = createContext<Omit<SiteBlocksProps, "blocks"> | undefined>(undefined);

function usePage(): Omit<SiteBlocksProps, "blocks"> {
  const page = use(PageBlocks);
  if (!page) throw new Error("[storefront] A block stands outside the blocks of a page. Render it in SiteBlocks.");
  return page;
}

/** The blocks of a page, with the forms, cars, offers and reviews of the site. */
export function SiteBlocks({ blocks, ...page }: SiteBlocksProps) {
  const onBand = useStatementsOnBand();
  return (
    <PageBlocks value={page}>
      <ContentBlocks blocks={blocks} parts={parts} slots={use(SlotsContext).Blocks} onBand={onBand} />
    </PageBlocks>
  );
}

/** The site's look puts figures and calls to action on the dark band. */
const useStatementsOnBand = () => useSite().site.look.bands.includes("statements");

function PageForm({ block }: { block: BlockOf<"form"> }) {
  const { path } = usePage();
  return <ContentForm key={path} block={block} path={path} />;
}

function PageStockStrip({ block, index }: { block: BlockOf<"stock-strip">; index: number }) {
  const { data, now } = usePage();
  const strip = data.strips[index];
  return strip && <StockStrip block={block} strip={strip} now={now} />;
}

function PageFeatured({ block: { title }, index }: { block: BlockOf<"featured">; index: number }) {
  const { data, now } = usePage();
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
  const { data } = usePage();
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
  const { data } = usePage();
  const { money } = useSite();
  const onBand = useStatementsOnBand();
  return data.banners && <SiteBanners {...data.banners} locale={money.locale} onBand={onBand} />;
}

function PageOffers({ block, index }: { block: BlockOf<"offers">; index: number }) {
  const { data } = usePage();
  return <OfferSection title={block.title} offers={data.offers[index] ?? []} />;
}

function PageReviews({ block: { title, count }, index }: { block: BlockOf<"reviews">; index: number }) {
  const { data } = usePage();
  const { site } = useSite();
  const found = data.reviews[index];
  return found && <Reviews {...found} title={title} id={`reviews-${index}`} dealer={site.name} first={count} />;
}

function PageLocations({ block: { title, intro, location_type: type } }: { block: BlockOf<"locations"> }) {
  const { data, now } = usePage();
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
      <ul className={isRow ? `${places.places} ${places.row}` : places.places}>
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
  const { models = [], href } = usePage().data.models[index] ?? {};
  if (models.length === 0) return null;
  const more = href !== undefined && (
    <Button href={href} variant="link">
      See all models
    </Button>
  );
  return <ModelGrid id={`models-${index}`} title={title} intro={intro} models={models} more={more} />;
}

function PageBrands({ block: { title, intro }, index }: { block: BlockOf<"brands">; index: number }) {
  const { data } = usePage();
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

const parts = {
  Banners: PageBanners,
  BodyTypes: PageBodyTypes,
  Brands: PageBrands,
  Featured: PageFeatured,
  Form: PageForm,
  Locations: PageLocations,
  Models: PageModels,
  Offers: PageOffers,
  Reviews: PageReviews,
  StockStrip: PageStockStrip,
};

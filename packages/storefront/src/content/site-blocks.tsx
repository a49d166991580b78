import type { BlockOf, ContentBlock } from "@forecourt/core/schemas";
import { BrandGrid } from "@forecourt/dealership/brands";
import { ContentBlocks } from "@forecourt/dealership/content";
import { LocationCard } from "@forecourt/dealership/locations";
import { ModelGrid } from "@forecourt/dealership/models";
import { Reviews } from "@forecourt/dealership/reviews";
import { MakeMark } from "@forecourt/search/finder";
import { Button } from "@forecourt/ui-kit/button";
import { createContext, use } from "react";
import { OfferSection } from "../offers/offer-section.tsx";
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
  return (
    <PageBlocks value={page}>
      <ContentBlocks blocks={blocks} parts={parts} slots={use(SlotsContext).Blocks} />
    </PageBlocks>
  );
}

function PageForm({ block }: { block: BlockOf<"form"> }) {
  const { path } = usePage();
  return <ContentForm key={path} block={block} path={path} />;
}

function PageStockStrip({ block, index }: { block: BlockOf<"stock-strip">; index: number }) {
  const { data, now } = usePage();
  return <StockStrip block={block} cars={data.strips[index] ?? []} now={now} />;
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
  return (
    <section className={styles.locations}>
      <h2 className={styles.locationsTitle}>{title}</h2>
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <ul className={places.places}>
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
  Brands: PageBrands,
  Form: PageForm,
  Locations: PageLocations,
  Models: PageModels,
  Offers: PageOffers,
  Reviews: PageReviews,
  StockStrip: PageStockStrip,
};

import type { ApiClient } from "@forecourt/api/client";
import { makeSearchPath, pictureUrl, siteMoney, stockCount } from "@forecourt/core";
import type { DirectoryEntry } from "@forecourt/core";
import { brandOverviewAddress, hasPage } from "@forecourt/core/pages";
import type { BlockOf, ContentBlock, Site } from "@forecourt/core/schemas";
import { makeLogos } from "../directory/make-logos.ts";
import { stockMakes } from "../directory/stock-makes.ts";

/** A brand as a block of a page shows it. */
export interface ShownBrand {
  name: string;
  href: string;
  /** Address of its logo; without one its initials stand there. */
  logo?: string | undefined;
  /** Number of its cars in stock, in words. */
  note?: string | undefined;
}

/** The brands of the brands blocks of a page. */
export interface BlockBrands {
  /** By the place of the block among the blocks. */
  byBlock: Record<number, ShownBrand[]>;
  /** When the brands change by themselves. */
  changes: Date[];
  /** A search did not answer: the page is whole without the brands of the stock, and is not kept. */
  isUnavailable: boolean;
}

/** Finds the brands of a page's brands blocks: those with an overview, then those of the stock, most cars first. */
export async function brandsOf(
  blocks: readonly ContentBlock[],
  api: Pick<ApiClient, "listManufacturers" | "findManufacturers">,
  site: Site,
  signal: AbortSignal,
): Promise<BlockBrands> {
  const asked = blocks.flatMap((block, index) => (block.kind === "brands" ? [{ block, index }] : []));
  if (asked.length === 0) return { byBlock: {}, changes: [], isUnavailable: false };
  const [{ manufacturers, changesAt }, makes] = await Promise.all([
    api.listManufacturers({}, { signal }),
    stockMakes(api, signal).catch(() => undefined),
  ]);
  const logos = makeLogos(site.pages, makes);
  const counted = new Map((makes ?? []).map((make) => [make.name.toLowerCase(), make]));
  const sold = manufacturers.map(({ slug, name, skipPage, logo, mark }) => ({
    name,
    href: skipPage ? makeSearchPath(name) : brandOverviewAddress(slug),
    logo: logos[name] ?? (logo?.file ? pictureUrl(logo.file, 160) : mark),
  }));
  const known = new Set(sold.map(({ name }) => name.toLowerCase()));
  const others = (makes ?? [])
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, to }) => ({ name, href: to, logo: logos[name] }));
  const all = [...sold, ...others]
    .filter(({ href }) => hasPage(href, site))
    .map((brand) => ({ ...brand, note: noteOf(counted.get(brand.name.toLowerCase()), site) }));
  return {
    byBlock: Object.fromEntries(asked.map(({ block, index }) => [index, chosen(block, all)])),
    changes: changesAt === undefined ? [] : [new Date(changesAt)],
    isUnavailable: makes === undefined,
  };
}

/** The brands that a block names, in its order; else the first of all. */
function chosen({ brands: names, count }: BlockOf<"brands">, all: readonly ShownBrand[]): ShownBrand[] {
  if (names === undefined) return all.slice(0, count);
  return names
    .flatMap((name) => all.find((brand) => brand.name.toLowerCase() === name.toLowerCase()) ?? [])
    .slice(0, count);
}

function noteOf(make: DirectoryEntry | undefined, site: Site): string | undefined {
  if (make === undefined || make.count === 0) return undefined;
  return stockCount(make.count, site.search.vehicleType, siteMoney(site).locale);
}

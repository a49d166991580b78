import type { ApiClient } from "@forecourt/api/client";
import { siteMoney } from "@forecourt/core";
import { hasPage } from "@forecourt/core/pages";
import { hasBody, modelsHref } from "@forecourt/core/schemas";
import type { BlockOf, CarSummary, ContentBlock, Site } from "@forecourt/core/schemas";
import type { ModelCardData } from "@forecourt/dealership/models";
import { modelCard } from "../models/model-card.ts";
import { modelStock, stockLine } from "../models/model-stock.ts";

/** Models as a block of a page shows them. */
export interface ShownModels {
  models: ModelCardData[];
  /** Address of the page with all of them. */
  href: string;
}

/** The models of the models blocks of a page. */
export interface BlockModels {
  /** By the place of the block among the blocks. */
  byBlock: Record<number, ShownModels>;
  /** Cars whose prices the cards name. */
  cars: CarSummary[];
  /** When the models change by themselves. */
  changes: Date[];
  /** A search did not answer: the cards are whole without their prices, and the page is not kept. */
  isUnavailable: boolean;
}

/** Finds the models of a page's models blocks, with what the yard has of them. */
export async function modelsOf(
  blocks: readonly ContentBlock[],
  api: Pick<ApiClient, "listModels" | "search">,
  site: Site,
  signal: AbortSignal,
): Promise<BlockModels> {
  const asked = blocks.flatMap((block, index) => (block.kind === "models" ? [{ block, index }] : []));
  if (asked.length === 0) return { byBlock: {}, cars: [], changes: [], isUnavailable: false };
  const { models, changesAt } = await api.listModels({}, { signal });
  const chosen = asked.map(({ block, index }) => ({
    index,
    href: modelsHref(block.body),
    models: models.filter((model) => isOf(block, model) && hasPage(model.href, site)).slice(0, block.count),
  }));
  const wanted = new Map(chosen.flatMap((of) => of.models.map((model) => [model.slug, model] as const)));
  const stocks = new Map(
    await Promise.all([...wanted].map(async ([slug, model]) => [slug, await modelStock(api, model, signal)] as const)),
  );
  const found = [...stocks.values()];
  const lineOf = (slug: string) => {
    const stock = stocks.get(slug);
    return stock && stockLine(stock, siteMoney(site));
  };
  return {
    byBlock: Object.fromEntries(
      chosen.map(({ index, href, models: shown }) => [
        index,
        { href, models: shown.map((model) => modelCard(model, lineOf(model.slug))) },
      ]),
    ),
    cars: found.flatMap(({ cars }) => cars),
    changes: changesAt === undefined ? [] : [new Date(changesAt)],
    isUnavailable: found.some(({ isUnavailable }) => isUnavailable),
  };
}

type Model = Awaited<ReturnType<ApiClient["listModels"]>>["models"][number];

const isOf = ({ body, manufacturer }: BlockOf<"models">, model: Model): boolean =>
  (body === undefined || hasBody(model, body)) &&
  (manufacturer === undefined || model.manufacturer_name.toLowerCase() === manufacturer.toLowerCase());

import { conditionSearchPath } from "@forecourt/core";
import { standardHomeBlocks } from "@forecourt/storefront/server";
import type { HomeBlocksOf } from "@forecourt/storefront/server";

/** An outlet sells by price: its cheapest cars stand first, then the standard blocks. */
export const homeBlocks: HomeBlocksOf = (site) => [
  {
    kind: "stock-strip",
    title: "Lowest prices today",
    search: `${conditionSearchPath()}?sortBy=price_asc`,
    layout: "carousel",
    count: 8,
  },
  ...standardHomeBlocks(site).filter(({ kind }) => kind !== "stock-strip"),
];

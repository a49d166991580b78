import { emptySearchQuery } from "@forecourt/core";
import { FacetTiles, SearchResults } from "@forecourt/search/results";
import type { SearchResultsProps } from "@forecourt/search/results";
import { Alert } from "@forecourt/ui-kit/alert";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { stockFacets } from "../../lib/stock-facets.ts";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";
import { WorkshopCard } from "../../lib/workshop-card.tsx";
import { now, someCars } from "../../lib/workshop-cars.ts";

const result: SearchResultsProps["result"] = {
  hits: [...someCars],
  pages: 3,
  count: 44,
  facets: stockFacets,
  facetStats: { price: { min: 8990, max: 99_990 }, km: { min: 5, max: 180_000 } },
  ms: 1,
};

const ResultCard = (props: ComponentProps<typeof WorkshopCard>) => <WorkshopCard {...props} headingLevel={2} />;

function ResultsOnSite(props: Partial<SearchResultsProps>) {
  const { site, money } = useWorkshopSite();
  return (
    <SearchResults
      heading="Used cars for sale"
      basePath="/search/used-cars"
      search={emptySearchQuery}
      result={result}
      filters={{ facets: site.search.facets, warningId: "warning" }}
      columns={3}
      locale={money.locale}
      keywordPlaceholder="Keyword search eg. EV, SUV, Toyota"
      clearFiltersTo="/search/used-cars"
      CarCard={ResultCard}
      onReach={() => undefined}
      {...props}
    />
  );
}

const meta = { component: ResultsOnSite, title: "search/search-results", parameters: { frame: "page" } } satisfies Meta<
  typeof ResultsOnSite
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const WithFiltersAndPages: Story = {
  args: {
    search: {
      ...emptySearchQuery,
      query: "tow bar",
      filters: { make: ["Mazda"], simple_body: ["SUV"] },
      ranges: { price: { max: 60_000 } },
      page: 2,
    },
  },
};
export const WithTiles: Story = {
  args: {
    tiles: (
      <FacetTiles
        name="make"
        basePath="/search/used-cars"
        search={emptySearchQuery}
        values={stockFacets.make}
        logos={{}}
        outlines={{}}
        vehicleType="cars"
        minimum={3}
        isWholeStock
        locale="en-AU"
      />
    ),
  },
};
export const WithPromotionAndTile: Story = {
  args: {
    extras: {
      now,
      tile: {
        position: 2,
        title: "We Want Your Car!",
        text: "A price in a minute / Paid the same day",
        label: "Start",
        to: "#sell",
      },
      promotions: [
        {
          start: null,
          expiry: null,
          position: 4,
          display: true,
          strictDisplay: false,
          node: {
            title: "Runout sale",
            text: "Until Sunday",
            label: "See the offers",
            to: "#offers",
            terms: "While stock lasts.",
          },
        },
      ],
    },
  },
};
export const NothingFound: Story = {
  args: {
    search: { ...emptySearchQuery, filters: { simple_body: ["Convertible"] } },
    result: { ...result, hits: [], pages: 0, count: 0, widen: [{ name: "simple_body", count: 34 }] },
    latest: someCars,
  },
};
export const Waiting: Story = { args: { pending: true } };
export const ServiceAway: Story = {
  args: {
    result: { ...result, hits: [], pages: 0, count: 0, facets: {}, facetStats: {} },
    notice: (
      <Alert tone="error" title="Search is not available right now">
        Please try again in a moment, or call us.
      </Alert>
    ),
  },
};
export const UnknownPostcode: Story = {
  args: {
    search: { ...emptySearchQuery, nearby: { near: "9999", within: 50 } },
    result: { ...result, placeProblem: "unknown" },
  },
};

import { StockFinder } from "@forecourt/search/finder";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { stockFacets } from "../../lib/stock-facets.ts";

const meta = {
  component: StockFinder,
  args: {
    basePath: "/search/used-cars",
    facets: stockFacets,
    count: 44,
    locale: "en-AU",
    prices: [10_000, 20_000, 30_000, 50_000],
  },
} satisfies Meta<typeof StockFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {};
export const WithWords: Story = { args: { keywords: { placeholder: "Keyword search eg. EV, SUV, Toyota" } } };
export const CountFollows: Story = {
  parameters: { answers: { "/search": { hits: [], pages: 1, count: 1, facets: {}, facetStats: {}, ms: 1 } } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Make" }), "Kia");
    await canvas.findByText("Show Me 1 car");
  },
};

import { BodyTiles, MakeMark, PriceShortcuts } from "@forecourt/search/finder";
import { IconCar } from "@forecourt/ui-kit/icon";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { stockFacets } from "../../lib/stock-facets.ts";

const meta = { title: "search/home-tiles" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bodies: Story = {
  render: () => (
    <BodyTiles
      basePath="/search/used-cars"
      locale="en-AU"
      bodies={stockFacets.simple_body.map((body) => ({ ...body, picture: <IconCar size={48} /> }))}
    />
  ),
};
export const Budgets: Story = {
  render: () => <PriceShortcuts basePath="/search/used-cars" amounts={[10_000, 20_000, 30_000]} locale="en-AU" />,
};
export const MakesWithoutLogos: Story = {
  render: () => (
    <ul>
      {["Mazda", "Land Rover", "MG"].map((make) => (
        <li key={make}>
          <MakeMark make={make} /> {make}
        </li>
      ))}
    </ul>
  ),
};

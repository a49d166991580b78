import { BrandGrid } from "@forecourt/dealership/brands";
import { MakeMark } from "@forecourt/search/finder";
import { Button } from "@forecourt/ui-kit/button";
import type { Meta, StoryObj } from "@storybook/react-vite";

const brands = [
  ["Mazda", "/mazda/overview", "212 cars"],
  ["BYD", "/search/byd", "9 cars"],
  ["Land Rover", "/search/land-rover", "1 car"],
  ["Mercedes-Benz", "/search/mercedes-benz", "4 cars"],
  ["Volkswagen", "/search/volkswagen", undefined],
] as const;

const meta = {
  component: BrandGrid,
  title: "dealership/brands",
  args: {
    id: "brands",
    title: "The brands in our yards",
    intro: "If yours is missing, ask us.",
    brands: brands.map(([name, href, note]) => ({ name, href, note, mark: <MakeMark make={name} size="l" /> })),
  },
} satisfies Meta<typeof BrandGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brands: Story = {};
export const WithTheWayToAll: Story = {
  args: {
    more: (
      <Button href="/brands" variant="link">
        See all brands
      </Button>
    ),
  },
};

import { CarList } from "@forecourt/vehicle/carousel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WorkshopCard } from "../../lib/workshop-card.tsx";
import { someCars } from "../../lib/workshop-cars.ts";

const meta = {
  component: CarList,
  args: { heading: "Latest arrivals", cars: someCars, CarCard: WorkshopCard, more: <a href="#all">See all cars</a> },
} satisfies Meta<typeof CarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Carousel: Story = {};
export const Grid: Story = { args: { layout: "grid" } };
export const OneCar: Story = { args: { cars: someCars.slice(0, 1) } };
export const NoCars: Story = { args: { cars: [] } };

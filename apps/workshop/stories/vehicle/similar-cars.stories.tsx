import { SimilarCars } from "@forecourt/vehicle/carousel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WorkshopCard } from "../../lib/workshop-card.tsx";
import { someCars } from "../../lib/workshop-cars.ts";

const never = () => new Promise<typeof someCars>(() => undefined);
const failing = () => Promise.reject<typeof someCars>(new Error("No answer."));
const meta = {
  component: SimilarCars,
  args: {
    heading: "Similar cars",
    layout: "carousel",
    named: undefined,
    load: never,
    similarHref: "#similar",
    CarCard: WorkshopCard,
  },
} satisfies Meta<typeof SimilarCars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { args: { load: async () => someCars } };
export const Named: Story = { args: { named: someCars } };
export const Waiting: Story = {};
export const NoneToShow: Story = { args: { named: [] } };
export const ServiceAway: Story = { args: { load: failing } };

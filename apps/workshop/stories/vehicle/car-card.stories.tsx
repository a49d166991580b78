import type { Car } from "@forecourt/core/schemas";
import {
  aCar,
  bareCar,
  caravan,
  electricReserved,
  onOffer,
  preorderWithoutPrice,
  soldYesterday,
  subscriptionCar,
} from "@forecourt/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { WorkshopCard } from "../../lib/workshop-card.tsx";
import { noPhotos, now, suvPhotos } from "../../lib/workshop-cars.ts";

function OneCard({ car }: { car: Car }) {
  return (
    <div style={{ maxInlineSize: 320 }}>
      <WorkshopCard car={car} priority />
    </div>
  );
}

const meta = { component: OneCard, title: "vehicle/car-card", args: { car: aCar(suvPhotos) } } satisfies Meta<
  typeof OneCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const Sold: Story = { args: { car: soldYesterday(now, suvPhotos) } };
export const Reserved: Story = { args: { car: electricReserved(suvPhotos) } };
export const OnOffer: Story = { args: { car: onOffer(suvPhotos) } };
export const NoPriceYet: Story = { args: { car: preorderWithoutPrice(suvPhotos) } };
export const NoPhotos: Story = { args: { car: aCar(noPhotos) } };
export const Subscription: Story = { args: { car: subscriptionCar(suvPhotos) } };
export const Caravan: Story = { args: { car: caravan(noPhotos) } };
export const NothingButAName: Story = { args: { car: bareCar() } };
export const LongName: Story = {
  args: {
    car: aCar({
      ...suvPhotos,
      make: "Mercedes-Benz",
      model: "GLE-Class",
      badge: "GLE450 Coupe",
      series: "C167 803+053MY PTR",
      price: 1_234_567,
    }),
  },
};

import type { Car } from "@forecourt/core/schemas";
import { aCar, onOffer, preorderWithoutPrice, subscriptionCar } from "@forecourt/core/testing";
import { PriceBlock } from "@forecourt/vehicle/card";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function PriceOnSite(props: { car: Car } & Partial<ComponentProps<typeof PriceBlock>>) {
  const { money } = useWorkshopSite();
  return <PriceBlock money={money} size="page" {...props} />;
}

const meta = { component: PriceOnSite, title: "vehicle/price-block", args: { car: aCar() } } satisfies Meta<
  typeof PriceOnSite
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriveAway: Story = { args: { note: "Includes on-road costs and statutory charges." } };
export const OnOffer: Story = { args: { car: onOffer() } };
export const BelowMarket: Story = {
  args: { belowMarket: "$1,500 below the average market price in NSW", reducedNote: "Reduced $1,000 on 3 May" },
};
export const OnACard: Story = { args: { size: "card" } };
export const Subscription: Story = { args: { car: subscriptionCar() } };
export const Preorder: Story = { args: { car: preorderWithoutPrice() } };

import { PriceText } from "@forecourt/ui-kit/price-text";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: PriceText, args: { children: "$34,990", note: "Drive away" } } satisfies Meta<
  typeof PriceText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Reduced: Story = { args: { was: "$36,990", tone: "reduced" } };
export const OfAPage: Story = { args: { size: "xl", lead: "From" } };
export const Words: Story = { args: { children: "Contact Us", note: undefined, size: "l" } };

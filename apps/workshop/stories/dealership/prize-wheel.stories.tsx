import { PrizeWheel } from "@forecourt/dealership/spin";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: PrizeWheel,
  args: { prizes: ["Full car detail", "Car wash", "Floor mats", "A prize with a very long name"] },
} satisfies Meta<typeof PrizeWheel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = {};
export const StoppedAtAPrize: Story = { args: { stop: 2 } };
export const OnePrize: Story = { args: { prizes: ["Car wash"] } };

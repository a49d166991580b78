import { SpinResult } from "@forecourt/dealership/spin";
import type { Meta, StoryObj } from "@storybook/react-vite";

const prizes = ["Full car detail", "Car wash", "Floor mats", "Key ring"];
const meta = {
  component: SpinResult,
  args: {
    prizes,
    prize: { name: "Car wash", description: "At any of our locations." },
    isFresh: false,
    claim: <p>To claim your prize, call us.</p>,
    next: { label: "Look at our stock", href: "#stock" },
  },
} satisfies Meta<typeof SpinResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {};
export const NoPrize: Story = { args: { prize: null } };

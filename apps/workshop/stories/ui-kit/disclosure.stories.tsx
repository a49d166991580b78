import { Disclosure } from "@forecourt/ui-kit/disclosure";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Disclosure,
  args: { title: "What the estimate assumes", children: "A deposit of $5,000 and a term of 60 months." },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };

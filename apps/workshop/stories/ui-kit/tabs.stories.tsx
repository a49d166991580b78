import { Tabs } from "@forecourt/ui-kit/tabs";
import type { Meta, StoryObj } from "@storybook/react-vite";

const items = [
  { id: "make", label: "Make and model", content: "Choose a make to see its models." },
  { id: "budget", label: "Weekly budget", content: "Tell us what you want to pay a week." },
];
const meta = { component: Tabs, args: { label: "Search by", items } } satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { defaultSelected: "budget" } };

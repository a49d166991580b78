import { HeaderSearch } from "@forecourt/dealership/header";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: HeaderSearch,
  title: "dealership/header-search",
  args: { path: "/search/new-used-and-demo-cars", placeholder: "Keyword search eg. hybrid, ute, Corolla" },
} satisfies Meta<typeof HeaderSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

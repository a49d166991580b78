import { Breadcrumb } from "@forecourt/ui-kit/breadcrumb";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToACar: Story = {
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Used cars", href: "#used" },
      { label: "Mazda", href: "#mazda" },
      { label: "2021 Mazda CX-5 Maxx Sport KF Series Auto FWD" },
    ],
  },
};

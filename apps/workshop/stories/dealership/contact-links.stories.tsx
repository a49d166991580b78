import { ContactLinks } from "@forecourt/dealership/contact";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: ContactLinks, args: { sales: "02 5550 0144", service: "02 5550 0155" } } satisfies Meta<
  typeof ContactLinks
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SalesAndService: Story = {};
export const Masked: Story = { args: { sales: "02 555• ••••", service: undefined } };

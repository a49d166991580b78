import { Pagination } from "@forecourt/ui-kit/pagination";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Pagination,
  args: { page: 5, pageCount: 20, href: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const FirstOfTwo: Story = { args: { page: 1, pageCount: 2 } };

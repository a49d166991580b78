import { Spinner } from "@forecourt/ui-kit/spinner";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Spinner, args: { label: "Loading" } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Large: Story = { args: { size: "l" } };

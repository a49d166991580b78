import { Button } from "@forecourt/ui-kit/button";
import { EmptyState } from "@forecourt/ui-kit/empty-state";
import { IconSearch } from "@forecourt/ui-kit/icon";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: EmptyState,
  args: { title: "No cars match these filters", children: "Try a wider price range, or take one filter away." },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {};
export const WithActions: Story = { args: { icon: <IconSearch />, actions: <Button>Clear filters</Button> } };

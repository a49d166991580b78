import { Card } from "@forecourt/ui-kit/card";
import { Skeleton } from "@forecourt/ui-kit/skeleton";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardToCome: Story = {
  render: () => (
    <Card padding="m" aria-busy style={{ maxInlineSize: 320 }}>
      <Skeleton shape="box" />
      <Skeleton />
      <Skeleton quarters={3} />
      <Skeleton quarters={2} />
      <Skeleton shape="control" />
    </Card>
  ),
};

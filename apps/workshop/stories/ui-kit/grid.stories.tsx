import { Card } from "@forecourt/ui-kit/card";
import { Grid } from "@forecourt/ui-kit/grid";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Grid,
  args: {
    columns: 1,
    sm: 2,
    lg: 4,
    children: ["Dubbo", "Orange", "Bathurst", "Mudgee"].map((place) => (
      <Card key={place} padding="m">
        {place}
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneToFourColumns: Story = {};
export const Wide: Story = { args: { gap: 48, lg: 2 } };

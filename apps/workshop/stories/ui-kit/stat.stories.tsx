import { Grid } from "@forecourt/ui-kit/grid";
import { IconFuel, IconGauge } from "@forecourt/ui-kit/icon";
import { Stat } from "@forecourt/ui-kit/stat";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Stat, args: { label: "Odometer", children: "48,200 km" } } satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FactsOfACar: Story = {
  render: (args) => (
    <Grid columns={2} gap={16}>
      <Stat icon={<IconGauge />} {...args} />
      <Stat icon={<IconFuel />} label="Fuel">
        Petrol
      </Stat>
    </Grid>
  ),
};
export const Large: Story = { args: { size: "l", label: "Cars in stock", children: "214" } };

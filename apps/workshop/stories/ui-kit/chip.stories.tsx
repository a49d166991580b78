import { Chip } from "@forecourt/ui-kit/chip";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { IconGauge } from "@forecourt/ui-kit/icon";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Chip, args: { children: "48,200 km" } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fact: Story = { args: { icon: <IconGauge />, size: "s" } };
export const FiltersInForce: Story = {
  render: () => (
    <Cluster>
      <Chip href="#make" removable>
        Make: Mazda
      </Chip>
      <Chip href="#body" removable>
        Body: SUV
      </Chip>
    </Cluster>
  ),
};
export const Choices: Story = {
  render: () => (
    <Cluster>
      <Chip onClick={() => undefined} selected>
        Automatic
      </Chip>
      <Chip onClick={() => undefined}>Manual</Chip>
    </Cluster>
  ),
};

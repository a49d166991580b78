import { Cluster } from "@forecourt/ui-kit/cluster";
import * as icons from "@forecourt/ui-kit/icon";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "ui-kit/icon" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Cluster as="ul" gap={24} style={{ listStyle: "none", padding: 0 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ minWidth: 96, textAlign: "center", fontSize: "var(--fc-text-12)" }}>
          <Icon />
          <br />
          {name.slice(4)}
        </li>
      ))}
    </Cluster>
  ),
};
export const Named: Story = { render: () => <icons.IconHeart label="Saved" size={32} /> };

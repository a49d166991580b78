import { UnbrokenWords } from "@forecourt/ui-kit/unbroken-words";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: UnbrokenWords,
  args: { children: "Driveaway deals on the 2026 Mazda CX-30 and MX-5" },
} satisfies Meta<typeof UnbrokenWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InATitle: Story = {
  render: (args) => (
    <h2>
      <UnbrokenWords {...args} />
    </h2>
  ),
};

export const InALink: Story = {
  render: (args) => (
    <a href="#offer">
      <UnbrokenWords {...args} />
    </a>
  ),
};

export const ALongWordIsBroken: Story = {
  ...InATitle,
  args: { children: "The all-wheel-drive-and-seven-seats range" },
};

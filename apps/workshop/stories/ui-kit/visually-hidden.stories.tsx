import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: VisuallyHidden, args: { children: " for 2021 Mazda CX-5" } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterALink: Story = {
  render: (args) => (
    <a href="#directions">
      Get Directions
      <VisuallyHidden {...args} />
    </a>
  ),
};

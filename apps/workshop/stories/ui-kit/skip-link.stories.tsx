import { SkipLink } from "@forecourt/ui-kit/skip-link";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: SkipLink,
  args: { href: "#here" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="here">The first press of Tab shows the link.</p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheFocus: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    link.focus();
    await expect(link).toHaveFocus();
  },
};

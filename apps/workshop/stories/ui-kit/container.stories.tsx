import { Container } from "@forecourt/ui-kit/container";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Container,
  parameters: { frame: "page" },
  args: {
    children: (
      <p style={{ background: "var(--fc-color-sunken)" }}>
        Every car is inspected, serviced and sold with a warranty. Come for a drive, or let us bring the car to you.
      </p>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Text: Story = { args: { width: "text" } };
export const Section: Story = { args: { section: true } };

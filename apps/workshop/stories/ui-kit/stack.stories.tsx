import { Button } from "@forecourt/ui-kit/button";
import { Stack } from "@forecourt/ui-kit/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Stack,
  args: {
    children: [
      <h2 key="title">Come for a drive</h2>,
      <p key="text">Any day but Sunday.</p>,
      <Button key="book">Book a Test Drive</Button>,
    ],
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stretched: Story = {};
export const AtTheStart: Story = { args: { align: "start", gap: 8 } };

import { Button } from "@forecourt/ui-kit/button";
import { Card } from "@forecourt/ui-kit/card";
import { Stack } from "@forecourt/ui-kit/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";

const words = (
  <Stack gap={12}>
    <h2>Sell us your car</h2>
    <p>
      A price in a minute, paid the same day. <a href="#how">How it works</a>
    </p>
    <Button>Start</Button>
  </Stack>
);
const meta = { component: Card, args: { children: words, padding: "l" } } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Sunken: Story = { args: { tone: "sunken" } };
export const Accent: Story = { args: { tone: "accent" } };
export const Band: Story = { args: { tone: "band" } };
export const Floating: Story = { args: { floating: true, padding: "m" } };

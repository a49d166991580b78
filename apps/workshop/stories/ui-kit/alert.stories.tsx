import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { title: "Finance is an estimate", children: "It assumes a deposit of $5,000 and a term of 60 months." },
};
export const Success: Story = { args: { tone: "success", title: "Your enquiry is with the dealer" } };
export const Reserved: Story = {
  args: {
    tone: "reserved",
    title: "This car is reserved",
    action: <Button variant="link">Tell me if it becomes available</Button>,
  },
};
export const Failed: Story = {
  args: {
    tone: "error",
    title: "We could not send your enquiry",
    children: "Check your connection and send it again.",
  },
};

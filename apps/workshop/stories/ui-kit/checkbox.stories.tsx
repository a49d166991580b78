import { Checkbox } from "@forecourt/ui-kit/checkbox";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Checkbox, args: { children: "Tell me about offers and news" } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Ticked: Story = { args: { defaultChecked: true, help: "You can opt out at any time." } };
export const WithCount: Story = { args: { children: "SUV", end: "86" } };
export const Disabled: Story = { args: { children: "Convertible", end: "0", disabled: true } };
export const Missing: Story = {
  args: { children: "I agree to the terms of use", error: "You must agree to the terms of use before submitting." },
};

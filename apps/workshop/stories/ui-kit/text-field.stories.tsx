import { TextField } from "@forecourt/ui-kit/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: TextField, args: { label: "Email", type: "email" } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "name@example.com" } };
export const Filled: Story = {
  args: { defaultValue: "aroha@example.com", help: "An email address or a mobile number is enough." },
};
export const Wrong: Story = {
  args: { defaultValue: "aroha@", error: "Enter an email address, such as name@example.com" },
};
export const WithUnit: Story = {
  args: { label: "Odometer", type: "text", inputMode: "numeric", suffix: "km", optional: true },
};
export const Disabled: Story = { args: { label: "Mobile", type: "tel", defaultValue: "0412 345 678", disabled: true } };

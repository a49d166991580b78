import { Field } from "@forecourt/ui-kit/field";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Field,
  args: { label: "Registration plate", children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyControl: Story = { args: { help: "As on the car, with or without spaces." } };
export const Optional: Story = { args: { optional: true } };
export const Wrong: Story = { args: { error: "We know no car with this plate." } };

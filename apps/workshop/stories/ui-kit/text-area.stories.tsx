import { TextArea } from "@forecourt/ui-kit/text-area";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: TextArea, args: { label: "Comments" } } satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { optional: true, placeholder: "Is this car still available?" } };
export const Filled: Story = {
  args: { defaultValue: "Hi, is the 2021 Mazda CX-5 still available?", help: "At most 5,000 letters." },
};
export const Wrong: Story = { args: { error: "This is a required field." } };

import { Select } from "@forecourt/ui-kit/select";
import type { Meta, StoryObj } from "@storybook/react-vite";

const places = ["Dubbo", "Orange"].map((place) => <option key={place}>{place}</option>);
const meta = {
  component: Select,
  args: { label: "Preferred location", placeholder: "Choose a location", children: places },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "Orange", help: "Where you would like to see the car." } };
export const Missing: Story = { args: { error: "This is a required field." } };
export const Disabled: Story = { args: { disabled: true } };

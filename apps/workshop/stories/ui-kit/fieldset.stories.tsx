import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import type { Meta, StoryObj } from "@storybook/react-vite";

const choices = ["Phone", "Email"].map((value) => (
  <Radio key={value} name="contact" value={value}>
    {value}
  </Radio>
));
const meta = { component: Fieldset, args: { legend: "How should we reach you?", children: choices } } satisfies Meta<
  typeof Fieldset
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = { args: { help: "We answer within one working day." } };
export const Heading: Story = { args: { look: "heading" } };
export const Missing: Story = { args: { error: "Choose one." } };

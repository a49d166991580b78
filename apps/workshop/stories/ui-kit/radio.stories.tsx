import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Radio, args: { name: "contact", value: "phone", children: "Phone" } } satisfies Meta<
  typeof Radio
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfTwo: Story = {
  render: () => (
    <Fieldset legend="Which car?">
      <Radio name="car" value="1" defaultChecked end="$34,990">
        CX-5 Maxx Sport
      </Radio>
      <Radio name="car" value="2" help="Arrives in May." end="$41,990">
        CX-5 Akera
      </Radio>
    </Fieldset>
  ),
};
export const Disabled: Story = { args: { disabled: true } };

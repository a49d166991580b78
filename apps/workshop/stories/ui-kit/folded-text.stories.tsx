import { FoldedText } from "@forecourt/ui-kit/folded-text";
import type { Meta, StoryObj } from "@storybook/react-vite";

const text =
  "One owner, garaged, full service history with the dealer. Serviced by us at 15,000, 30,000 and 45,000 kilometres, with new tyres at the last of them. Comes with a tow bar, a roof rack and two keys.";

const meta = { component: FoldedText, args: { preview: `${text.slice(0, 100)}...`, children: text } } satisfies Meta<
  typeof FoldedText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {};

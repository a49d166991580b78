import { Accordion, AccordionItem } from "@forecourt/ui-kit/accordion";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Accordion } satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  render: () => (
    <Accordion>
      <AccordionItem title="Make" end="2 chosen" open>
        Mazda, Toyota
      </AccordionItem>
      <AccordionItem title="Model">CX-5</AccordionItem>
      <AccordionItem title="Transmission">Automatic</AccordionItem>
    </Accordion>
  ),
};

import { Button } from "@forecourt/ui-kit/button";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Sheet } from "@forecourt/ui-kit/sheet";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { ComponentProps } from "react";

function OpenSheet(props: Partial<ComponentProps<typeof Sheet>>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        {...props}
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <Button block size="l">
            Show 214 cars
          </Button>
        }
      >
        <Fieldset legend="Body">
          <Checkbox end="86" defaultChecked>
            SUV
          </Checkbox>
          <Checkbox end="41">Ute</Checkbox>
        </Fieldset>
      </Sheet>
    </>
  );
}

const meta = { component: OpenSheet } satisfies Meta<typeof OpenSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromBelowOnAPhone: Story = {};
export const FromTheStart: Story = { args: { side: "start", phone: "side" } };

import { Button } from "@forecourt/ui-kit/button";
import { Dialog } from "@forecourt/ui-kit/dialog";
import { Stack } from "@forecourt/ui-kit/stack";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { ComponentProps } from "react";

function OpenDialog(props: Partial<ComponentProps<typeof Dialog>>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enquire</Button>
      <Dialog
        {...props}
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Enquire about this car"
        footer={
          <Button block size="l">
            Send enquiry
          </Button>
        }
      >
        <Stack gap={16}>
          <TextField label="First name" autoComplete="given-name" />
          <TextField label="Mobile" type="tel" autoComplete="tel" />
        </Stack>
      </Dialog>
    </>
  );
}

const meta = { component: OpenDialog } satisfies Meta<typeof OpenDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Large: Story = { args: { size: "l" } };

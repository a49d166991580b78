import { Button } from "@forecourt/ui-kit/button";
import { ToastProvider, useToast } from "@forecourt/ui-kit/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";

function SaveButton() {
  const showToast = useToast();
  return (
    <Button
      onClick={() =>
        showToast({ message: "Saved to your cars", action: <a href="#saved">View list</a>, durationMs: 600_000 })
      }
    >
      Save this car
    </Button>
  );
}

const meta = { component: ToastProvider, args: { children: <SaveButton /> } } satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save this car" }));
    await canvas.findByText("Saved to your cars");
  },
};

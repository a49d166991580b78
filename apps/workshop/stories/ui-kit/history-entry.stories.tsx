import { Button } from "@forecourt/ui-kit/button";
import { createHistoryEntry, consumeOverlayEntry } from "@forecourt/ui-kit/history-entry";
import type { HistoryEntry } from "@forecourt/ui-kit/history-entry";
import { Sheet } from "@forecourt/ui-kit/sheet";
import { Stack } from "@forecourt/ui-kit/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";

/**
 * Open the menu and press Back: the menu goes, the page stays. A page chosen in it takes the menu's place in the
 * history.
 */
function MenuLeftByBack() {
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState("Home");
  const entry = useRef<HistoryEntry>(undefined);
  useEffect(() => {
    const made = createHistoryEntry({ name: "menu", onOpen: () => setOpen(true), onClose: () => setOpen(false) });
    entry.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => {
    if (isOpen) entry.current?.enter();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    entry.current?.leave();
  };
  const choose = async (next: string) => {
    await consumeOverlayEntry();
    setOpen(false);
    setPage(next);
  };
  return (
    <Stack gap={16}>
      <p>{page}</p>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Sheet open={isOpen} onClose={close} title="Menu">
        <Button onClick={() => void choose("Used cars")}>Used cars</Button>
      </Sheet>
    </Stack>
  );
}

const meta = { component: MenuLeftByBack } satisfies Meta<typeof MenuLeftByBack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BackClosesTheMenu: Story = {};

import { SavedButtons } from "@forecourt/account/card";
import { savedStoreOf } from "@forecourt/account/saved";
import { SavedLink, SavedShell } from "@forecourt/account/shell";
import { soldYesterday } from "@forecourt/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { now, someCars, usedSuv } from "../../lib/workshop-cars.ts";

/** Over a picture, as on a card. */
const onPicture = {
  position: "relative",
  blockSize: 240,
  maxInlineSize: 320,
  background: "var(--fc-color-sunken)",
} as const;

const meta = { title: "account/saved" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (site: string, car = usedSuv) => (
  <div style={onPicture}>
    <SavedButtons site={site} car={car} canSave canCompare />
  </div>
);
export const Buttons: Story = { render: () => buttons("workshop-buttons") };
export const ButtonsPressed: Story = {
  beforeEach: () => {
    const store = savedStoreOf("workshop-pressed");
    if (store.getState().favourites.length === 0) {
      store.toggleSaved(usedSuv);
      store.toggleCompared(usedSuv);
    }
  },
  render: () => buttons("workshop-pressed"),
};
export const SoldAndNotSaved: Story = { render: () => buttons("workshop-sold", soldYesterday(now)) };
export const LinkWithCount: Story = {
  beforeEach: () => {
    const store = savedStoreOf("workshop-count");
    if (store.getState().favourites.length === 0) for (const car of someCars) store.toggleSaved(car);
  },
  render: () => <SavedLink site="workshop-count" />,
};
export const ToastAfterSaving: Story = {
  render: () => (
    <>
      {buttons("workshop-toast")}
      <SavedShell site="workshop-toast" comparing watchlist={false} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Save / }));
    await canvas.findByText("Car Saved In Watchlist");
  },
};
export const CompareBar: Story = {
  beforeEach: () => {
    const store = savedStoreOf("workshop-bar");
    if (store.getState().compare.length === 0) for (const car of someCars.slice(0, 2)) store.toggleCompared(car);
  },
  render: () => <SavedShell site="workshop-bar" comparing watchlist={false} />,
};

import { savedStoreOf } from "@forecourt/account/saved";
import { WatchlistPage } from "@forecourt/account/watchlist";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure, never } from "../../lib/answers.ts";
import { WorkshopCard } from "../../lib/workshop-card.tsx";
import { someCars, usedSuv } from "../../lib/workshop-cars.ts";

const meta = {
  component: WatchlistPage,
  parameters: { frame: "page" },
  args: {
    site: "workshop-empty-list",
    money: { locale: "en-AU", currency: "AUD" },
    CarCard: WorkshopCard,
    stockHref: "#stock",
    phone: "02 5550 0100",
  },
} satisfies Meta<typeof WatchlistPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const keeping = (site: string) => () => {
  const store = savedStoreOf(site);
  if (store.getState().favourites.length > 0) return;
  for (const car of someCars.slice(0, 3)) store.toggleSaved(car);
  store.recordViewed(usedSuv);
};

export const NothingSaved: Story = {};
export const SavedAndViewed: Story = {
  args: { site: "workshop-list" },
  beforeEach: keeping("workshop-list"),
  parameters: { answers: { "/cars": { cars: [{ ...usedSuv, price: 36_990 }, someCars[2]] } } },
};
export const Waiting: Story = {
  args: { site: "workshop-waiting" },
  beforeEach: keeping("workshop-waiting"),
  parameters: { answers: { "/cars": never } },
};
export const PlatformAway: Story = {
  args: { site: "workshop-away" },
  beforeEach: keeping("workshop-away"),
  parameters: { answers: { "/cars": failure(400) } },
};

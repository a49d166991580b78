import type { GarageAnswer } from "@forecourt/api";
import { GaragePage } from "@forecourt/account/garage";
import type { GarageElsewhereView, GarageEntryView } from "@forecourt/account/garage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { failure, never } from "../../lib/answers.ts";
import { WorkshopCard } from "../../lib/workshop-card.tsx";

const entries: GarageEntryView[] = [
  {
    key: "drive",
    kind: "Test drive",
    title: "2021 Mazda CX-5 Touring",
    href: "#car",
    picture: null,
    state: "Friday, 27 November at 9:00 am",
    tone: "good",
    lines: ["Artarmon, 1 High Street, Artarmon NSW 2064"],
    actions: [
      { label: "Move or cancel", href: "#move", isMain: true },
      { label: "Add to calendar", href: "#calendar" },
    ],
    since: "23 November 2026",
  },
  {
    key: "trade-in",
    kind: "Trade-in valuation",
    title: "2019 Mazda 3",
    picture: null,
    state: "$12,000 to $13,200",
    tone: "wait",
    lines: ["Estimate, subject to inspection; not an offer to buy. It stands until 30 November 2026."],
    actions: [
      { label: "See the estimate", href: "#estimate", isMain: true },
      { label: "Call 02 5550 0100", href: "tel:0255500100" },
    ],
    since: "22 November 2026",
  },
  {
    key: "over",
    kind: "Test drive",
    title: "2018 Kia Rio",
    picture: null,
    state: "Cancelled",
    tone: "over",
    lines: [],
    actions: [{ label: "Book again", href: "#again" }],
    since: "2 November 2026",
  },
];
const answer: GarageAnswer = {
  details: { phone: "+61412345678", first_name: "Ana", last_name: null, email: "ana@example.com" },
  entries: [],
  saved: [],
  consents: [
    {
      given_at: "2026-11-24T22:00:00Z",
      consents: ["alerts_sms"],
      category: null,
      source: "Saved searches",
      action: "given",
    },
    {
      given_at: "2026-11-22T22:00:00Z",
      consents: ["opt_in"],
      category: "Vehicle Enquiry",
      source: null,
      action: "given",
    },
  ],
  shared_with: [],
  elsewhere: [],
};

const meta = {
  component: GaragePage,
  parameters: { frame: "page", answers: { "/my-garage": answer, "/cars": { cars: [] } } },
  args: {
    site: "workshop-garage",
    name: "My garage",
    keepsCars: true,
    money: { locale: "en-AU", currency: "AUD" },
    CarCard: WorkshopCard,
    stockHref: "#stock",
    phone: "02 5550 0100",
    vehicles: "cars",
    entriesOf: () => entries,
    elsewhereOf: (): GarageElsewhereView[] => [],
    dayOf: () => "23 November 2026",
  },
} satisfies Meta<typeof GaragePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const NothingYet: Story = { args: { entriesOf: () => [] } };
export const OfAGroup: Story = {
  parameters: {
    answers: { "/my-garage": { ...answer, shared_with: ["Tasman Motors"] }, "/cars": { cars: [] } },
  },
  args: {
    elsewhereOf: () => [
      {
        name: "Tasman Motors",
        href: "#tasman",
        entries: entries.slice(0, 1).map((entry) => ({ ...entry, actions: [] })),
        kept: "2 saved cars and 1 saved search",
      },
    ],
  },
};
export const Waiting: Story = { parameters: { answers: { "/my-garage": never, "/cars": { cars: [] } } } };
export const PlatformAway: Story = { parameters: { answers: { "/my-garage": failure(400), "/cars": { cars: [] } } } };

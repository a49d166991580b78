import { aSite } from "@forecourt/core/testing";
import { LocationCard } from "@forecourt/dealership/locations";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { now } from "../../lib/workshop-cars.ts";

const [location] = aSite().locations;
if (!location) throw new Error("[workshop] aSite() has no location.");

const meta = { component: LocationCard, args: { location, now, timeZone: "Australia/Sydney" } } satisfies Meta<
  typeof LocationCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 11 am on a Saturday in Dubbo. */
export const Open: Story = {};
export const Closed: Story = { args: { now: new Date("2026-11-21T14:00:00Z") } };
export const WithoutHoursOrPhone: Story = {
  args: { location: { ...location, contact_detail: { phone: null, landline_phone: null, opening_hours: [] } } },
};

/** Where it is the matter of the page: its hours are in sight. */
export const WithHours: Story = { args: { folded: "nothing" } };

/** One of many: a line, which opens. */
export const ToReach: Story = { args: { folded: "nothing", ways: "reach" } };
export const OneOfMany: Story = { args: { folded: "all" } };

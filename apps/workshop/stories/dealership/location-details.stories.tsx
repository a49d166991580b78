import { aSite } from "@forecourt/core/testing";
import { LocationDetails } from "@forecourt/dealership/location-page";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { now } from "../../lib/workshop-cars.ts";

const [yard] = aSite().locations;
if (!yard) throw new Error("[workshop] aSite() has no location.");
const special = { location_id: null, start_hour: null, end_hour: null };
const location = {
  ...yard,
  location_subtype: "Head office",
  manufacturers: ["Mazda", "Kia", "Isuzu"],
  dealer_license_number: "MD012345",
  motor_vehicle_repairer: "MVRL 00000",
  special_hours: [
    { ...special, date: "2026-11-23", status: "Open" as const, start_hour: "10:00", end_hour: "14:00" },
    { ...special, date: "2026-12-25", status: "Closed" as const },
  ],
};

const meta = {
  component: LocationDetails,
  args: {
    location,
    now,
    timeZone: "Australia/Sydney",
    country: "AU",
    phones: [
      { label: "Phone", phone: "02 5550 0100" },
      { label: "New cars", phone: "02 5550 0133", number: "new" },
      { label: "Used cars", phone: "02 555• ••••", number: "used" },
    ],
    types: [
      { value: "sales", name: "Sales" },
      { value: "service", name: "Service" },
    ],
    path: "/our-location/dubbo",
    dealership: { name: "Harbour Group", id: "D1" },
    rating: { average: 4.8, count: 120 },
    stockHref: "#stock",
    contactHref: "#contact",
  },
} satisfies Meta<typeof LocationDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const AsLittleAsThereMayBe: Story = {
  args: {
    location: { ...yard, contact_detail: { phone: null, landline_phone: null, opening_hours: [] } },
    phones: [{ label: "Phone", phone: "02 5550 0100" }],
    types: [],
    dealership: undefined,
    rating: undefined,
    stockHref: undefined,
    contactHref: undefined,
  },
};

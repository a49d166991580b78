import { AlertForm } from "@forecourt/account/alerts";
import type { AlertFormProps } from "@forecourt/account/alerts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function FormOnSite(props: Omit<AlertFormProps, "siteName" | "vehicles" | "send">) {
  const { site } = useWorkshopSite();
  return <AlertForm {...props} siteName={site.name} vehicles={site.search.vehicleType} send="Save" />;
}

const meta = {
  component: FormOnSite,
  title: "account/alerts",
  args: { of: "search", start: { name: "Mazda, SUV, up to $40,000" } },
} satisfies Meta<typeof FormOnSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewSearch: Story = {};
export const ByMail: Story = {
  args: { start: { name: "Our next Mazda", kinds: ["new_match", "price_drop"], channel: "mail", rhythm: "at_once" } },
};
export const OfACar: Story = {
  args: { of: "car", start: { kinds: ["below_wish"], wish_price: 30_000, channel: "sms" } },
};
export const Refused: Story = {
  args: {
    start: { name: "Our next Mazda", channel: "sms" },
    errors: {
      kinds: "Choose what we should tell you.",
      consent: "Tick the box: we send alerts only to those who ask for them.",
    },
  },
};

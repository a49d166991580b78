import { SiteFooter } from "@forecourt/dealership/footer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function FooterOfSite({
  isBare = false,
  look,
}: {
  isBare?: boolean;
  look?: "columns" | "places" | "line" | "centred";
}) {
  const { site } = useWorkshopSite();
  if (isBare) return <SiteFooter site={site} groups={[]} />;
  return (
    <SiteFooter
      site={site}
      address={site.locations.find(({ primary }) => primary)?.address ?? site.locations[0]?.address}
      groups={site.navigation.footer}
      look={look}
      places={site.locations.map(({ id, name, address, contact_detail: { phone } }) => ({
        id,
        name,
        phone: phone ?? site.dealer.phone,
        hours: look === "places" ? [] : ["Mon – Fri 8:30 am – 5:30 pm", "Sat 9 am – 4 pm"],
        href: `#${id}`,
        region: address.state,
      }))}
    />
  );
}

const meta = { component: FooterOfSite, title: "dealership/site-footer", parameters: { frame: "none" } } satisfies Meta<
  typeof FooterOfSite
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSite: Story = {};
/** The other ways to build it: `theme.footer`. */
export const AllPlaces: Story = { args: { look: "places" } };
export const AFewLines: Story = { args: { look: "line" } };
export const InTheMiddle: Story = { args: { look: "centred" } };
export const WithoutLinksOrAddress: Story = { args: { isBare: true } };

import { SiteFooter } from "@forecourt/dealership/footer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function FooterOfSite({ isBare = false }: { isBare?: boolean }) {
  const { site } = useWorkshopSite();
  if (isBare) return <SiteFooter site={site} groups={[]} />;
  return (
    <SiteFooter
      site={site}
      address={site.locations.find(({ primary }) => primary)?.address ?? site.locations[0]?.address}
      groups={site.navigation.footer}
    />
  );
}

const meta = { component: FooterOfSite, title: "dealership/site-footer", parameters: { frame: "none" } } satisfies Meta<
  typeof FooterOfSite
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheSite: Story = {};
export const WithoutLinksOrAddress: Story = { args: { isBare: true } };

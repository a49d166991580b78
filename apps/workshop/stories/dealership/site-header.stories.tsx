import { SavedLink } from "@forecourt/account/shell";
import { headerMenu, listedRecords } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import { SiteHeader } from "@forecourt/dealership/header";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { userEvent } from "storybook/test";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

const model = (name: string, manufacturer_body: string, more = {}) =>
  [name.toLowerCase(), { name, manufacturer_name: "Mazda", manufacturer_body, ...more }] as const;
const records = listedRecords(
  new Map([
    [
      "model",
      new Map<string, Record<string, unknown>>([
        model("CX-3", "SUV"),
        model("CX-5", "SUV"),
        model("CX-6e", "SUV", { status: "coming_soon" }),
        model("CX-90", "SUV"),
        model("Mazda3", "Passenger"),
        model("MX-5", "Passenger"),
        model("BT-50", "Commercial", { manufacturer_body2: "Camper" }),
      ]),
    ],
  ]),
);
/** Models and services, whatever the chosen site has of them. */
const header: Site["navigation"]["header"] = [
  { label: "New Mazda", to: "/models", models: true, items: [{ label: "New cars in stock", to: "/search/new-cars" }] },
  { label: "Used cars", to: "/search/used-cars" },
  {
    label: "More",
    to: "/",
    items: [
      { label: "Demonstrators", to: "/search/demo-cars" },
      { label: "All stock", to: "/search/new-used-and-demo-cars" },
    ],
  },
];

function HeaderOfSite({
  currentPath,
  actions,
  hasModels = false,
  look,
  menuLook,
  onBand,
}: {
  currentPath: string;
  look?: "row" | "centred" | "search" | "compact";
  menuLook?: "list" | "words" | "tiles";
  onBand?: boolean;
  actions?: ReactNode;
  hasModels?: boolean;
}) {
  const { site } = useWorkshopSite();
  const shown: Site = hasModels
    ? { ...site, records, navigation: { ...site.navigation, header }, pages: { ...site.pages, on: ["/models"] } }
    : site;
  return (
    <SiteHeader
      site={site}
      menu={headerMenu(shown)}
      currentPath={currentPath}
      actions={actions}
      look={look}
      menuLook={menuLook}
      onBand={onBand}
      search={{ path: site.search.defaultPath, placeholder: site.search.keywordPlaceholder }}
    />
  );
}

const meta = {
  component: HeaderOfSite,
  title: "dealership/site-header",
  parameters: { frame: "none" },
  args: { currentPath: "/search/used-cars" },
} satisfies Meta<typeof HeaderOfSite>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnUsedCars: Story = {};
export const WithSavedCars: Story = { args: { actions: <SavedLink site="workshop-header" /> } };

/** On a phone; a desk has the menu in the bar. */
export const MenuOpen: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole("button", { name: "Menu" });
    if (button) await userEvent.click(button);
  },
};

/** The other menus of small screens: `theme.menu`. */
export const MenuOfLargeWords: Story = { ...MenuOpen, args: { menuLook: "words", hasModels: true } };
export const MenuOfTiles: Story = { ...MenuOpen, args: { menuLook: "tiles", hasModels: true } };

/** Models by their bodies: a column each on a desk, an accordion in the menu of a phone. */
export const ModelsOpen: Story = {
  args: { hasModels: true },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole("button", { name: "Menu" });
    if (button) await userEvent.click(button);
    await userEvent.click(canvas.getByText("New Mazda"));
  },
};

/** A plain dropdown; the page that is open is one of its entries. */
export const MoreOpen: Story = {
  args: { hasModels: true, currentPath: "/search/demo-cars" },
  play: async ({ canvas }) => {
    const button = canvas.queryByRole("button", { name: "Menu" });
    if (button) await userEvent.click(button);
    await userEvent.click(canvas.getByText("More"));
  },
};

export const LogoInTheMiddle: Story = { args: { look: "centred", hasModels: true } };
export const SearchOverTheMenu: Story = { args: { look: "search", hasModels: true } };
export const OneSlimRow: Story = { args: { look: "compact", hasModels: true } };
export const OnTheBand: Story = { args: { onBand: true, hasModels: true } };

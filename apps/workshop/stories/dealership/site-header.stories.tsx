import { SavedLink } from "@forecourt/account/shell";
import { SiteHeader } from "@forecourt/dealership/header";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { userEvent } from "storybook/test";
import { useWorkshopSite } from "../../lib/use-workshop-site.ts";

function HeaderOfSite({ currentPath, actions }: { currentPath: string; actions?: ReactNode }) {
  const { site } = useWorkshopSite();
  return <SiteHeader site={site} menu={site.navigation.header} currentPath={currentPath} actions={actions} />;
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

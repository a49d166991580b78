import { SiteBanners } from "@forecourt/dealership/content";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: SiteBanners,
  title: "dealership/site-banners",
  args: {
    stats: [
      { figure: "30+", label: "years in Sydney" },
      { figure: "518", label: "cars in stock" },
    ],
    values: [
      { title: "Reserve online", text: "A deposit that comes back keeps the car for you." },
      { title: "Drive it first", text: "At the yard, or at your door." },
    ],
    warranties: [{ title: "5 year new car warranty", text: "On every new car." }],
    payments: [{ name: "Maestro" }, { name: "Bank transfer" }],
    sales: 1204,
    locale: "en-AU",
  },
} satisfies Meta<typeof SiteBanners>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
/** As a site with `bands: ["statements"]` shows them: the figures from edge to edge on the dark band. */
export const FiguresOnTheBand: Story = { args: { onBand: true } };
export const FiguresAlone: Story = { args: { values: [], warranties: [], payments: [], sales: undefined } };

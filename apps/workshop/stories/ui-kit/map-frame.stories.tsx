import { MapFrame } from "@forecourt/ui-kit/map-frame";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: MapFrame,
  args: {
    title: "Map of the yard",
    src: "https://www.openstreetmap.org/export/embed.html?bbox=148.5,-32.3,148.7,-32.2",
  },
} satisfies Meta<typeof MapFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const WithoutAMap: Story = { args: { src: undefined } };

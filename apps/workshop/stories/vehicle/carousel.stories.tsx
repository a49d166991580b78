import { Carousel } from "@forecourt/vehicle/carousel";
import type { Meta, StoryObj } from "@storybook/react-vite";

const items = ["SUV", "Ute", "Hatch", "Sedan", "Wagon", "Van", "People mover", "Convertible"].map((body) => ({
  key: body,
  content: (
    <a
      href={`#${body}`}
      style={{ display: "block", padding: "var(--fc-space-24)", background: "var(--fc-color-sunken)" }}
    >
      {body}
    </a>
  ),
}));
const meta = { component: Carousel, args: { label: "Body types", items } } satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanFit: Story = {};
export const TwoThatFit: Story = { args: { items: items.slice(0, 2) } };

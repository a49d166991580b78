import { Badge } from "@forecourt/ui-kit/badge";
import { Cluster } from "@forecourt/ui-kit/cluster";
import type { Meta, StoryObj } from "@storybook/react-vite";

const makes = [
  "Mazda",
  "Toyota",
  "Kia",
  "Hyundai",
  "Mitsubishi",
  "Nissan",
  "Isuzu Ute",
  "Ford",
  "Subaru",
  "Volkswagen",
];
const meta = {
  component: Cluster,
  args: { children: makes.map((make) => <Badge key={make}>{make}</Badge>) },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wraps: Story = {};
export const Ends: Story = {
  args: {
    justify: "between",
    children: [
      <h2 key="title">Latest arrivals</h2>,
      <a key="more" href="#all">
        See all 214 cars
      </a>,
    ],
  },
};

import { CarPicture } from "@forecourt/vehicle/card";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: CarPicture,
  args: {
    source: "workshop/suv-front.webp",
    alt: "Red SUV from the front left",
    widths: [320, 640],
    sizes: "480px",
    priority: true,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CarPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {};
export const PhotosComingSoon: Story = { args: { source: null } };

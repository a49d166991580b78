import { IconCamera } from "@forecourt/ui-kit/icon";
import { Picture, PicturePlaceholder } from "@forecourt/ui-kit/picture";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: Picture,
  args: {
    src: (width) => `/img/${width}/workshop/suv-front.webp`,
    alt: "Red SUV from the front left",
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
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourToThree: Story = {};
export const Wide: Story = { args: { ratio: "16/9" } };
export const Whole: Story = { args: { ratio: "1/1", fit: "contain" } };
export const NoPhotosYet: Story = {
  render: () => <PicturePlaceholder icon={<IconCamera />}>Photos coming soon</PicturePlaceholder>,
};

import { CachedFragment, FragmentCacheContext } from "@forecourt/ui-kit/cached-fragment";
import type { FragmentCache } from "@forecourt/ui-kit/cached-fragment";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  component: CachedFragment,
  args: { by: () => ["delivery"], children: <p>Delivery to your door from $250.</p> },
} satisfies Meta<typeof CachedFragment>;
export default meta;
type Story = StoryObj<typeof meta>;

const remembers: FragmentCache = {
  place: () => ({ before: "The server writes what it rendered before here. ", after: "", isKept: true }),
};

export const Rendered: Story = {};
export const Kept: Story = {
  decorators: [
    (Part) => (
      <FragmentCacheContext value={remembers}>
        <Part />
      </FragmentCacheContext>
    ),
  ],
};

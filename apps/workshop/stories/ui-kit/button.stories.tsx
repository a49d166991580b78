import { Button } from "@forecourt/ui-kit/button";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { IconArrowRight, IconPhone, IconShare } from "@forecourt/ui-kit/icon";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Button, args: { children: "Show cars" } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const SizesAndVariants: Story = {
  render: () => (
    <Cluster gap={12}>
      {(["s", "m", "l"] as const).flatMap((size) =>
        (["primary", "secondary", "quiet", "link"] as const).map((variant) => (
          <Button key={size + variant} size={size} variant={variant}>
            {`${variant} ${size}`}
          </Button>
        )),
      )}
    </Cluster>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <Cluster gap={12}>
      <Button iconEnd={<IconArrowRight />}>Next</Button>
      <Button variant="secondary" href="tel:0255500100" iconStart={<IconPhone />}>
        02 5550 0100
      </Button>
      <Button variant="quiet" iconOnly aria-label="Share">
        <IconShare />
      </Button>
    </Cluster>
  ),
};

export const Waiting: Story = { args: { loading: true, children: "Sending…" } };
export const Disabled: Story = { args: { disabled: true } };

export const OnABand: Story = {
  render: () => (
    <Cluster gap={12} data-ground="band" style={{ padding: "var(--fc-space-24)", background: "var(--fc-color-band)" }}>
      <Button>Show cars</Button>
      <Button variant="secondary">Our locations</Button>
      <Button variant="quiet">Sign in</Button>
      <Button variant="link">Read reviews</Button>
    </Cluster>
  ),
};

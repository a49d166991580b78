import { Badge } from "@forecourt/ui-kit/badge";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { IconCheck } from "@forecourt/ui-kit/icon";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { component: Badge, args: { children: "Sold", tone: "sold" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ["neutral", "accent", "sold", "reserved", "reduced", "error", "success", "info"] as const;

export const EveryTone: Story = {
  render: () => (
    <Cluster>
      {(["soft", "solid", "outline"] as const).flatMap((look) =>
        tones.map((tone) => (
          <Badge key={look + tone} tone={tone} look={look}>
            {tone}
          </Badge>
        )),
      )}
    </Cluster>
  ),
};
export const Small: Story = { args: { size: "s" } };
export const WithIcon: Story = { args: { tone: "success", icon: <IconCheck />, children: "Certified" } };

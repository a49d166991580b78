import { RangeField, RangeSlider, evenStops } from "@forecourt/ui-kit/range-field";
import type { RangeValue } from "@forecourt/ui-kit/range-field";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";

const meta = {
  component: RangeField,
  args: { label: "Price", prefix: "$", min: 0, max: 100_000, step: 1000 },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeScale: Story = {};
export const Narrowed: Story = { args: { defaultValue: { from: 15_000, to: 60_000 } } };
export const Wrong: Story = {
  args: { defaultValue: { from: 60_000, to: 15_000 }, error: "The lower amount is above the higher one." },
};
export const SliderAlone: Story = { render: () => <Kilometres /> };

function Kilometres() {
  const [value, setValue] = useState<RangeValue>({ to: 120_000 });
  return (
    <RangeSlider
      names={{ from: "Kilometres: from", to: "Kilometres: to" }}
      stops={evenStops(0, 200_000, 10_000)}
      value={value}
      format={(km) => `${km.toLocaleString("en-AU")} km`}
      onChange={setValue}
    />
  );
}

import { energyLabel } from "@forecourt/core/schemas";
import { EnergyLabel } from "@forecourt/vehicle/label";
import type { Meta, StoryObj } from "@storybook/react-vite";

const labelOf = (car: Parameters<typeof energyLabel>[0]) => {
  const label = energyLabel(car, { country: "NZ", money: { locale: "en-NZ", currency: "NZD" } });
  if (!label) throw new Error("A car in New Zealand carries a label.");
  return label;
};
const hybrid = {
  simple_fuel: "Hybrid",
  fuelconsumptioncombined: 4.1,
  energy_stars: 5.5,
  co2_stars: 4.5,
  co2_emission: 95,
  energy_yearly_cost: 1490,
};

const meta = {
  component: EnergyLabel,
  title: "vehicle/energy-label",
  args: { label: labelOf(hybrid) },
} satisfies Meta<typeof EnergyLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hybrid: Story = {};
export const Electric: Story = {
  args: {
    label: labelOf({
      simple_fuel: "Electric",
      energyconsumption: 16.5,
      electricrange: 420,
      energy_stars: 6,
      co2_stars: 6,
      co2_emission: 0,
      energy_yearly_cost: 1760,
    }),
  },
};
/** The label has no figure for some lines. */
export const InPart: Story = {
  args: { label: labelOf({ ...hybrid, co2_emission: null, co2_stars: null, energy_yearly_cost: null }) },
};
/** The official source does not know the car. */
export const NotAvailable: Story = { args: { label: labelOf({ simple_fuel: "Diesel" }) } };

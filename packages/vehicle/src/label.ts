export { EnergyLabel, type EnergyLabelProps } from "./energy-label.tsx";

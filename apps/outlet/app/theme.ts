import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** Outlet: many cars in plain rows; one loud colour. */
export const outletTheme: ThemePreset = {
  accent: "#b3261e",
  page: "#ffffff",
  band: "#1b1b1f",
  ink: "#1b1b1f",
  radius: 2,
  shadow: "none",
};

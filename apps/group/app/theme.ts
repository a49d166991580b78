import type { ThemePreset } from "@forecourt/ui-kit/theme";

/**
 * Group: a market of many brands and places: the search over the menu, small cards close together, figures on the dark
 * band.
 */
export const theme: ThemePreset = {
  accent: "#b3123b",
  page: "#ffffff",
  band: "#16181d",
  ink: "#16181d",
  radius: 4,
  shadow: "none",
  header: "search",
  hero: "band",
  card: "dense",
  vehicle: "market",
  forms: "behind",
  footer: "places",
  menu: "list",
  density: "dense",
  bands: ["statements", "footer"],
};

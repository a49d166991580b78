import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** Outlet: a used-car yard; prices first and bold, the search in the place of a picture, cars in plain rows. */
export const theme: ThemePreset = {
  accent: "#b3261e",
  page: "#ffffff",
  band: "#1b1b1f",
  ink: "#1b1b1f",
  radius: 2,
  shadow: "none",
  headingWeight: 800,
  header: "centred",
  hero: "search",
  card: "price",
  vehicle: "price",
  forms: "split",
  footer: "line",
  menu: "tiles",
  pictures: "inset",
  bands: ["statements", "footer"],
};

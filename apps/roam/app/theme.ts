import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** Roam: caravans and campers; sand and sea, round corners, a quiet serif. */
export const theme: ThemePreset = {
  accent: "#0d6e7c",
  page: "#fbf7ef",
  band: "#f2e9d8",
  ink: "#24302e",
  radius: 16,
  shadow: "none",
  header: "centred",
  hero: "framed",
  card: "open",
  vehicle: "headline",
  forms: "panel",
  footer: "centred",
  menu: "list",
  density: "airy",
};

import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** Throttle: motorbikes; a dark page, one hot colour, square corners. */
export const theme: ThemePreset = {
  accent: "#ff5a1f",
  page: "#141517",
  band: "#0b0c0d",
  ink: "#f3f2ef",
  radius: 0,
  shadow: "none",
  header: "compact",
  hero: "poster",
  card: "framed",
  vehicle: "stage",
  forms: "behind",
  footer: "line",
  menu: "words",
};

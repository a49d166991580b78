import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** Haul: trucks and vans; steel and safety yellow, facts first. */
export const theme: ThemePreset = {
  accent: "#f2b705",
  page: "#f4f5f6",
  band: "#20262c",
  ink: "#1a1f24",
  radius: 4,
  shadow: "none",
  header: "row",
  hero: "split",
  card: "panel",
  vehicle: "facts",
  forms: "split",
  footer: "columns",
  menu: "tiles",
  bands: ["header", "statements", "footer"],
};

import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** Metro: a franchise dealer; airy, large pictures, the brand's colour as the one accent. */
export const theme: ThemePreset = {
  accent: "#1f5fd0",
  page: "#ffffff",
  band: "#14181f",
  ink: "#14181f",
  radius: 8,
  header: "row",
  hero: "photo",
  card: "photo",
  vehicle: "beside",
  forms: "panel",
  footer: "columns",
  menu: "words",
  density: "airy",
};

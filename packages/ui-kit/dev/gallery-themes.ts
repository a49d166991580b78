import { neutralPreset, themeToCss } from "@forecourt/ui-kit/theme";
import type { ThemePreset } from "@forecourt/ui-kit/theme";

/** Looks that must not resemble one another: airy franchise, dense group, bold yard, and a dark page. */
export const presets: Record<string, ThemePreset> = {
  metro: {
    ...neutralPreset,
    accent: "#b4132b",
    page: "#ffffff",
    band: "#15171a",
    ink: "#15171a",
    radius: 4,
    headingWeight: 600,
    headingTracking: -0.02,
    sectionSpace: 96,
  },
  group: {
    ...neutralPreset,
    accent: "#0b5fc0",
    page: "#f5f7fa",
    band: "#ffffff",
    ink: "#131b2a",
    radius: 8,
    headingWeight: 650,
    sectionSpace: 56,
  },
  outlet: {
    ...neutralPreset,
    accent: "#ffc61a",
    page: "#fbfaf7",
    band: "#17150f",
    ink: "#17150f",
    radius: 12,
    headingWeight: 800,
    headingTracking: -0.03,
    sectionSpace: 64,
  },
  night: { ...neutralPreset, accent: "#4cc38a", page: "#0f1416", band: "#161d20", ink: "#e8eeee", radius: 8 },
};

/** The sheets of all three, each under its own name instead of the root. */
export const themeSheets = Object.entries(presets)
  .map(([name, preset], index) =>
    themeToCss(preset).replace(":root", index === 0 ? `:root,[data-theme="${name}"]` : `[data-theme="${name}"]`),
  )
  .join("\n");

export { colorTokens } from "./color-tokens.ts";
export type { ColorToken, ColorTokens } from "./color-tokens.ts";
export { contrastRatio } from "./contrast-ratio.ts";
export { standardLook, themeLook } from "./theme-look.ts";
export { neutralPreset } from "./theme-preset.ts";
export type { SiteThemeTokens, ThemeLook, ThemePreset } from "./theme-preset.ts";
export { spaceSteps, textSteps, themeToCss } from "./theme-to-css.ts";

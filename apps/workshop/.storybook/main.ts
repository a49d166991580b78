import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { mergeConfig } from "vite";

/**
 * Widths that cars' pictures are asked at: the platform's image endpoint has them, here the same picture answers each.
 */
const widths = [96, 160, 320, 480, 640, 800, 960, 1280, 1600];
const pictures = fileURLToPath(new URL("../pictures", import.meta.url));

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y"],
  // The walk runs axe itself, in each look and width.
  build: { test: { disabledAddons: ["@storybook/addon-a11y", "@storybook/addon-docs"] } },
  staticDirs: widths.map((width) => ({ from: pictures, to: `/img/${width}/workshop` })),
  // Nothing of a workshop leaves the machine.
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: "react-docgen" },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [react()],
      // The packages' own sources, as everywhere in this repository.
      resolve: { conditions: ["@forecourt/source", "module", "browser", "development|production"] },
      server: { fs: { allow: [fileURLToPath(new URL("../../..", import.meta.url))] } },
    }),
};

export default config;

import "@forecourt/ui-kit/base.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { accessibilityOptions } from "../lib/accessibility-rules.ts";
import { answerWith } from "../lib/answers.ts";
import type { Answers } from "../lib/answers.ts";
import { SiteStage } from "../lib/site-stage.tsx";
import type { StageFrame } from "../lib/site-stage.tsx";
import { firstSite, siteChoices } from "../lib/workshop-site.ts";

// Two processors carry three stories at a time and whatever else a check does.
configure({ asyncUtilTimeout: 20_000 });

/** The widths at which this project looks at everything. */
const viewports = {
  phone: { name: "Phone, 375 px", styles: { width: "375px", height: "812px" }, type: "mobile" },
  tablet: { name: "Tablet, 768 px", styles: { width: "768px", height: "1024px" }, type: "tablet" },
  desk: { name: "Desk, 1440 px", styles: { width: "1440px", height: "900px" }, type: "desktop" },
} as const;

const preview: Preview = {
  globalTypes: {
    site: {
      description: "The dealer in whose look parts are shown",
      toolbar: { title: "Site", icon: "paintbrush", items: siteChoices, dynamicTitle: true },
    },
  },
  initialGlobals: { site: firstSite },
  parameters: {
    layout: "fullscreen",
    a11y: { options: accessibilityOptions, test: "error" },
    // The ground is the site's.
    backgrounds: { disable: true },
    viewport: { options: viewports },
    options: { storySort: { order: ["ui-kit", "search", "vehicle", "finance", "enquiry", "account", "dealership"] } },
  },
  // Before anything of the story runs: a part may ask while it is rendered.
  beforeEach: ({ parameters }) => answerWith((parameters["answers"] as Answers | undefined) ?? {}),
  decorators: [
    (Story, { globals, parameters }) => (
      <SiteStage choice={String(globals["site"])} frame={(parameters["frame"] as StageFrame | undefined) ?? "margin"}>
        <Story />
      </SiteStage>
    ),
  ],
};

export default preview;

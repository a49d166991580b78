import {
  colorTokens,
  contrastRatio,
  neutralPreset,
  spaceSteps,
  standardLook,
  textSteps,
  themeLook,
  themeToCss,
} from "@forecourt/ui-kit/theme";
import { Cluster } from "@forecourt/ui-kit/cluster";
import { Stack } from "@forecourt/ui-kit/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = { title: "ui-kit/theme" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <Cluster as="ul" gap={16} style={{ listStyle: "none", padding: 0 }}>
      {Object.keys(colorTokens(neutralPreset)).map((name) => (
        <li key={name} style={{ inlineSize: 140, fontSize: "var(--fc-text-12)" }}>
          <div style={{ blockSize: 56, background: `var(--fc-color-${name})`, border: "var(--fc-hairline)" }} />
          {name}
        </li>
      ))}
    </Cluster>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.keys(textSteps)
        .toReversed()
        .map((step) => (
          <p
            key={step}
            style={{ fontSize: `var(--fc-text-${step})`, fontFamily: "var(--fc-font-heading)", lineHeight: 1.2 }}
          >
            {step} Find your next car
          </p>
        ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap={8}>
      {spaceSteps.map((step) => (
        <div
          key={step}
          style={{
            inlineSize: `var(--fc-space-${step})`,
            background: "var(--fc-color-accent-ground)",
            fontSize: "var(--fc-text-12)",
            whiteSpace: "nowrap",
          }}
        >
          {step}
        </div>
      ))}
    </Stack>
  ),
};

/** Whatever colour a dealer chooses, text on it and text in it reads. */
export const AnyAccentReads: Story = {
  render: () => (
    <Cluster gap={16}>
      {["#ffcc00", "#e2001a", "#00a3e0", "#f5f5f5", "#111111", "#8bc34a"].map((accent) => {
        const colors = colorTokens({ ...neutralPreset, accent });
        const scope = `accent-${accent.slice(1)}`;
        return (
          <div key={accent} className={scope} style={{ inlineSize: 200 }}>
            <style>{themeToCss(neutralPreset, { accent }).replace(":root", `.${scope}`)}</style>
            <p
              style={{
                padding: "var(--fc-space-16)",
                background: "var(--fc-color-accent)",
                color: "var(--fc-color-on-accent)",
              }}
            >
              {accent}: {contrastRatio(colors.accent, colors["on-accent"]).toFixed(1)}
            </p>
            <p
              style={{
                padding: "var(--fc-space-16)",
                background: "var(--fc-color-page)",
                color: "var(--fc-color-accent-text)",
              }}
            >
              as text: {contrastRatio(colors.page, colors["accent-text"]).toFixed(1)}
            </p>
          </div>
        );
      })}
    </Cluster>
  ),
};

/** How parts are built where nobody says otherwise, and at a dense site. */
export const Look: Story = {
  render: () => (
    <Stack gap={16}>
      {[standardLook, themeLook(neutralPreset, { card: "dense", density: "dense", header: "search" })].map((look) => (
        <pre key={look.card} style={{ whiteSpace: "pre-wrap", fontSize: "var(--fc-text-14)" }}>
          {JSON.stringify(look, undefined, 2)}
        </pre>
      ))}
    </Stack>
  ),
};

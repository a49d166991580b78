import * as icons from "@forecourt/ui-kit/icon";
import { Stack } from "@forecourt/ui-kit/stack";
import { colorTokens, neutralPreset, textSteps } from "@forecourt/ui-kit/theme";

/** Colours, type and icons. */
export function Foundations() {
  return (
    <Stack gap={24} as="section">
      <h2>Foundations</h2>
      <div className="gallery-swatches">
        {Object.keys(colorTokens(neutralPreset)).map((name) => (
          <div key={name}>
            <div className="gallery-swatch" style={{ background: `var(--fc-color-${name})` }} />
            {name}
          </div>
        ))}
      </div>
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
      <div className="gallery-icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name}>
            <Icon />
            {name.slice(4)}
          </span>
        ))}
      </div>
    </Stack>
  );
}

import { themeToCss } from "@forecourt/ui-kit/theme";
import type { ReactNode } from "react";
import { ChosenSite } from "./use-workshop-site.ts";
import { workshopSite } from "./workshop-site.ts";

/** How a part stands: on a page with a margin, edge to edge in `<main>`, or by itself, as header and footer do. */
export type StageFrame = "margin" | "page" | "none";

/** Shows a part in the look of a dealer: the site's theme as custom properties, as in the head of its pages. */
export function SiteStage({ choice, frame, children }: { choice: string; frame: StageFrame; children: ReactNode }) {
  const { site, preset } = workshopSite(choice);
  return (
    <ChosenSite value={choice}>
      <style data-theme="" dangerouslySetInnerHTML={{ __html: themeToCss(preset, site.theme) }} />
      {frame === "none" ? (
        children
      ) : (
        <main style={frame === "margin" ? { padding: "var(--fc-space-24) var(--fc-gutter)" } : undefined}>
          {children}
        </main>
      )}
    </ChosenSite>
  );
}

import { staticPart } from "@forecourt/ui-kit/lazy-part";
import { CachedFragment } from "@forecourt/ui-kit/cached-fragment";
import type { FooterSlotProps } from "../site-slots.ts";

const Footer = staticPart("footer", async () => (await import("./rendered-footer.tsx")).RenderedFooter);

/**
 * The standard footer: menus, the dealer's logo or name, its places with their hours, address and licence number. Its
 * code comes with a footer that the server did not write, such as that of another dealership of a group.
 */
export const StandardFooter = ({ site }: FooterSlotProps) => (
  <CachedFragment by={() => [site, "footer"]}>
    <Footer site={site} />
  </CachedFragment>
);

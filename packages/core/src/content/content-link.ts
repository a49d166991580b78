import { z } from "zod";
import { linkText, shortText } from "../site/setting.ts";

/** A link of a content record. */
export const contentLinkSchema = z.strictObject({
  /** What the link says. */
  label: shortText(60),
  /** A path of the site, or an https address. */
  to: linkText,
});

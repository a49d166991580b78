import { z } from "zod";

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, "A colour is written #rrggbb.");

/** Looks of one site over its template's preset: every key left out keeps the preset's value. */
export const themeSchema = z.strictObject({
  /** The dealer's colour, for the single main action of a view. Text shades that pass WCAG AA are derived from it. */
  accent: hex.optional(),
  /** Ground of the page. */
  page: hex.optional(),
  /** Ground of header and footer bands. */
  band: hex.optional(),
  /** Near-black of text and headings. */
  ink: hex.optional(),
  /** Corner radius of cards and controls, in px. @default the preset's */
  radius: z.number().int().min(0).max(24).optional(),
  /** Family of headings; must be a system family or one the site serves itself. */
  headingFont: z.string().max(120).optional(),
  /** Weight of headings. */
  headingWeight: z.number().int().min(400).max(900).optional(),
});

/** Parsed theme: a partial over the template's preset. */
export type SiteTheme = z.output<typeof themeSchema>;

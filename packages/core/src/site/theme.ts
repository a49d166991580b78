import { z } from "zod";
import { displayFontNames } from "./display-fonts.ts";
import { setting } from "./setting.ts";

const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, "A colour is written #rrggbb.");
const preset = "the template's";
const source = "S1 §1, S2 §1";

/** Looks of one site over its template's preset: every key left out keeps the preset's value. */
export const themeSchema = z.strictObject({
  accent: setting(
    hex.optional(),
    source,
    "The dealer's colour, for the single main action of a view. Text shades that pass WCAG AA are derived from it.",
    preset,
  ),
  page: setting(hex.optional(), source, "Ground of the page.", preset),
  band: setting(hex.optional(), source, "Ground of header and footer bands.", preset),
  ink: setting(hex.optional(), source, "Near-black of text and headings.", preset),
  radius: setting(
    z.number().int().min(0).max(24).optional(),
    source,
    "Corner radius of cards and controls, in px.",
    preset,
  ),
  displayFont: setting(
    z.enum(displayFontNames).optional(),
    source,
    "Typeface of headings, prices and the dealer's name, of those that the platform serves itself; it brings its weight along.",
    "that of headingFont",
  ),
  headingFont: setting(
    z.string().max(120).optional(),
    source,
    "Family of headings; must be a system family or one the site serves itself.",
    preset,
  ),
  headingWeight: setting(z.number().int().min(400).max(900).optional(), source, "Weight of headings.", preset),
});

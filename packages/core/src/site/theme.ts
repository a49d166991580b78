import { z } from "zod";
import { displayFontNames } from "./display-fonts.ts";
import { pictureText, setting } from "./setting.ts";
import { themeFontSchema } from "./theme-fonts-setting.ts";
import { bandParts, densities, lookSettings } from "./theme-looks.ts";

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
  fonts: setting(
    z.array(themeFontSchema).max(4).optional(),
    source,
    "Typefaces that the dealer brings, an entry for each file; `forecourt media add brand.woff2` stores one and prints its entry.",
    "none",
  ),
  headingFont: setting(
    z.string().max(120).optional(),
    source,
    "Family of headings: one of fonts, one that devices have, or one that the template brings.",
    preset,
  ),
  textFont: setting(
    z.string().max(120).optional(),
    source,
    "Family of all other text: one of fonts, one that devices have, or one that the template brings.",
    preset,
  ),
  headingWeight: setting(
    z.number().int().min(400).max(900).optional(),
    source,
    "Weight of headings.",
    "the heaviest of a family of fonts, otherwise the template's",
  ),
  logo: setting(
    z
      .strictObject({
        light: setting(
          pictureText,
          source,
          "The logo for light grounds: the path of a picture of this site or an https address.",
        ),
        dark: setting(pictureText.optional(), source, "The logo for dark grounds.", "the one for light grounds"),
        width: setting(z.number().int().min(16).max(2000), source, "Width of the picture, in px."),
        height: setting(
          z.number().int().min(16).max(1000),
          source,
          "Height of the picture, in px: with the width it says the shape.",
        ),
      })
      .optional(),
    source,
    "The dealer's logo in header and footer.",
    "the dealer's name in the display typeface",
  ),
  ...lookSettings,
  density: setting(z.enum(densities).optional(), source, "How much space parts have around them.", preset),
  bands: setting(
    z.array(z.enum(bandParts)).max(bandParts.length).optional(),
    source,
    "Parts that stand on the band's ground: header, hero, statements (figures and calls to action among the blocks), footer.",
    preset,
  ),
});

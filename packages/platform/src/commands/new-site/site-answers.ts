import {
  countries,
  countryCodes,
  isCountryCode,
  isPostcode,
  isReservedSearchWord,
  neutralLocale,
  pathSegment,
} from "@forecourt/core";
import { z } from "@forecourt/core/zod";
import type { CountryCode } from "@forecourt/core";
import type { Place } from "@forecourt/api";
import { embeddedPlaces } from "../../domain/places/embedded-places.ts";
import { UsageError } from "../command-context.ts";
import type { Ask } from "../command-context.ts";

/** What `site new` is told on its command line; what is left out is asked, or has a usual value. */
export interface NewSiteFlags {
  name?: string | undefined;
  slug?: string | undefined;
  country?: string | undefined;
  place?: string | undefined;
  template?: string | undefined;
  colours?: string | undefined;
  logo?: string | undefined;
  makes?: string | undefined;
  stock?: string | undefined;
  street?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  licence?: string | undefined;
}

/** Where a yard is, with the postcode that its address needs. */
export type YardPlace = Place & { postcode: string };

/** What is known of a dealer before there is a site. */
export interface SiteAnswers {
  name: string;
  slug: string;
  country: CountryCode;
  place: YardPlace;
  template: string;
  /** Accent, page and band, as many as were said. */
  colours: readonly string[];
  /** Picture files of the logo: for light grounds and, where the dealer has one, for dark. */
  logo: readonly string[];
  /** Makes that the dealer sells new. */
  makes: readonly string[];
  stock: string | undefined;
  street: string;
  phone: string;
  email: string;
  licence: string | undefined;
  /** Keys of the document whose values are made up, so that there is a site to look at. */
  placeholders: readonly string[];
}

/** Where and how a person is asked. */
export interface AskedPerson {
  ask: Ask;
  /** Says why an answer cannot be, before it is asked for again. */
  say: (text: string) => void;
  hasFile: (name: string) => boolean;
  /** Why a slug cannot be that of a new site; undefined where it can. */
  whyTaken: (slug: string) => Promise<string | undefined>;
}

/**
 * Completes what the command line says: asks where somebody can be asked, takes the usual otherwise. An answer that
 * cannot be is asked for again.
 *
 * @param usualTemplate that of the folder where the command runs; ours where it is none
 * @throws UsageError for a flag that cannot be, and for one that is missing where nobody can be asked
 */
export async function siteAnswers(
  flags: NewSiteFlags,
  person: AskedPerson | undefined,
  usualTemplate = "metro",
): Promise<SiteAnswers> {
  async function answer<Answer>(
    flag: keyof NewSiteFlags,
    question: string,
    read: (text: string) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const said = flags[flag];
    if (said !== undefined || !person) return read((said ?? "").trim());
    for (;;) {
      const text = (await person.ask(question)).trim();
      try {
        return await read(text);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        person.say(`${error.message}\n`);
      }
    }
  }
  const must = <Answer>(
    flag: keyof NewSiteFlags,
    question: string,
    read: (text: string) => Answer | Promise<Answer>,
  ): Promise<Answer> =>
    answer(flag, question, (text) => {
      if (text === "") throw new UsageError(`Say --${flag}: ${question}. See: forecourt --help`);
      return read(text);
    });
  const may = <Answer>(
    flag: keyof NewSiteFlags,
    question: string,
    usual: string,
    read: (text: string) => Answer | Promise<Answer>,
  ): Promise<Answer> => answer(flag, `${question} [${usual === "" ? "none" : usual}]`, (text) => read(text || usual));
  const asItIs = (text: string) => text;
  /** A file that a flag names is looked for when it is read. */
  const existing = (name: string) => {
    if (person && !person.hasFile(name)) throw new UsageError(`There is no file ${name}.`);
    return name;
  };
  const name = await must("name", "the dealer's name", asItIs);
  // A person hears of a taken slug before the other questions.
  const whyTaken = flags.slug === undefined ? await person?.whyTaken(pathSegment(name)) : undefined;
  if (whyTaken !== undefined) person?.say(`${whyTaken}\n`);
  const slug =
    whyTaken === undefined
      ? (flags.slug ?? pathSegment(name))
      : await must("slug", "another word for its address", async (text) => {
          const word = pathSegment(text);
          const why = await person?.whyTaken(word);
          if (why !== undefined) throw new UsageError(why);
          return word;
        });
  const country = await must("country", `the country (${countryCodes.join(" or ")})`, countryOf);
  const place = await must("place", "suburb or postcode of the yard", (text) => placeOf(text, country));
  const template = await may("template", "Template", usualTemplate, asItIs);
  const colours = await may("colours", "Colours: accent, page, band, such as #0f6b5c,#f7f6f2", "", coloursOf);
  const logo = await may("logo", "Logo (PNG, WebP, AVIF or JPEG; a second file for dark grounds)", "", (text) =>
    logoOf(text).map(existing),
  );
  const makes = await may("makes", "Makes that are sold new, with commas between", "", listed);
  const stock = await may("stock", "Stock file (CSV)", "", (text) => (text === "" ? undefined : existing(text)));
  const made = { street: "1 Example Street", phone: countries[country].phone.example, email: `sales@${slug}.example` };
  const street = await may("street", "Number and street", made.street, asItIs);
  const phone = await may("phone", "Phone number", made.phone, asItIs);
  const email = await may("email", "Email address", made.email, (text) => (text === made.email ? text : emailOf(text)));
  const licence = (await may("licence", countries[country].dealer.licenceLabel, "", asItIs)) || undefined;
  const placeholders = [
    ...(street === made.street ? ["locations.0.address.street"] : []),
    ...(phone === made.phone ? ["dealer.phone", "locations.0.contact_detail.phone"] : []),
    ...(email === made.email ? ["dealer.email"] : []),
  ];
  return {
    name,
    slug,
    country,
    place,
    template,
    colours,
    logo,
    makes,
    stock,
    street,
    phone,
    email,
    licence,
    placeholders,
  };
}

function countryOf(text: string): CountryCode {
  const code = text.toUpperCase();
  const named = countryCodes.find((known) => known === code || countries[known].name.toUpperCase() === code);
  if (named && isCountryCode(named)) return named;
  throw new UsageError(`"${text}" is no country of the platform. There are: ${countryCodes.join(", ")}.`);
}

async function placeOf(text: string, country: CountryCode): Promise<YardPlace> {
  const places = await embeddedPlaces(country);
  // A name that several states have means one of them to a shopper who searches; the law and the clocks of a yard are
  // those of its state.
  const states = places.isCity(text) ? [] : places.statesOf(text);
  if (states.length > 1)
    throw new UsageError(
      `${text} is in ${new Intl.ListFormat(neutralLocale).format(states)}. Say which, such as "${text} ${states[1]}", or its postcode.`,
    );
  const place = isPostcode(text, country) ? places.byPostcode(text) : places.byName(text);
  if (place?.postcode !== undefined) return { ...place, postcode: place.postcode };
  throw new UsageError(
    `There is no place "${text}" in ${countries[country].name}. Say a postcode, or a suburb with its state where several have it, such as "Richmond VIC".`,
  );
}

function emailOf(text: string): string {
  if (z.email().safeParse(text).success) return text;
  throw new UsageError(`"${text}" is no email address. Write one like name@dealer.example.`);
}

function coloursOf(text: string): string[] {
  const colours = listed(text);
  const wrong = colours.find((colour) => !/^#[0-9a-f]{6}$/i.test(colour));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no colour. Write it #rrggbb, such as #0f6b5c.`);
  if (colours.length > 3) throw new UsageError("Say three colours at most: accent, page, band.");
  return colours;
}

function logoOf(text: string): string[] {
  const files = listed(text);
  if (files.length > 2) throw new UsageError("Say two files at most: the logo, and the one for dark grounds.");
  return files;
}

const listed = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The word of a place in addresses; another where a search page has that word. */
export function placeSlug(city: string): string {
  const slug = pathSegment(city);
  return slug === "" || isReservedSearchWord(slug) ? `yard-${slug}`.replace(/-$/, "") : slug;
}

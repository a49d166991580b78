import { plainWords } from "@forecourt/core";
import { otherPlaceNames } from "./other-place-names.ts";
import type { PostcodeCountry } from "./geocoder.ts";

/** Cities whose name alone says where; none of them is a word about cars. */
export const cityNames: Readonly<Record<PostcodeCountry, readonly string[]>> = {
  AU: [
    "Sydney",
    "Melbourne",
    "Brisbane",
    "Perth",
    "Adelaide",
    "Hobart",
    "Darwin",
    "Canberra",
    "Gold Coast",
    "Sunshine Coast",
    "Newcastle",
    "Wollongong",
    "Geelong",
    "Ballarat",
    "Bendigo",
    "Townsville",
    "Cairns",
    "Toowoomba",
    "Launceston",
    "Rockhampton",
    "Wagga Wagga",
    "Albury",
    "Parramatta",
    "Penrith",
    "Campbelltown",
  ],
  NZ: [
    "Auckland",
    "Wellington",
    "Christchurch",
    "Hamilton",
    "Tauranga",
    "Dunedin",
    "Palmerston North",
    "Napier",
    "Hastings",
    "Rotorua",
    "New Plymouth",
    "Whangārei",
    "Invercargill",
    "Whanganui",
    "Gisborne",
    "Lower Hutt",
    "Upper Hutt",
    "Porirua",
    "Blenheim",
    "Timaru",
    "Queenstown",
    "Taupō",
    "Manukau",
  ],
};

const known: Readonly<Record<PostcodeCountry, ReadonlySet<string>>> = { AU: namesOf("AU"), NZ: namesOf("NZ") };

/** Whether words are the name of a city, or another name of it, by themselves: "Christchurch", "Ōtautahi". */
export const isCity = (words: string, country: PostcodeCountry): boolean => known[country].has(plainWords(words));

function namesOf(country: PostcodeCountry): ReadonlySet<string> {
  const others = Object.entries(otherPlaceNames[country]).filter(([, name]) => cityNames[country].includes(name));
  return new Set([...cityNames[country], ...others.map(([other]) => other)].map(plainWords));
}

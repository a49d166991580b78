import { plainWords } from "@forecourt/core";
import { ask } from "../engine/search-backend.ts";
import type { SearchBackend } from "../engine/search-backend.ts";

/** Words that mean the same to a shopper, each set both ways. A longer phrase is matched as it stands. */
export const synonymSets: Readonly<Record<string, readonly string[]>> = {
  used: ["used", "second hand", "secondhand", "pre owned", "preowned"],
  demo: ["demo", "demonstrator", "ex demo"],
  ute: ["ute", "utility", "pickup", "pick up", "pick-up"],
  automatic: ["automatic", "auto", "cvt", "dct"],
  manual: ["manual", "stick shift"],
  hatch: ["hatch", "hatchback"],
  electric: ["electric", "ev", "bev"],
  plugin: ["plug-in", "plug in", "phev"],
  hybrid: ["hybrid", "hev"],
  petrol: ["petrol", "unleaded", "ulp"],
  drive4: ["4x4", "4wd", "awd", "four wheel drive", "all wheel drive"],
  drive2: ["2wd", "4x2", "two wheel drive"],
  people: ["people mover", "mpv", "minivan", "7 seater", "8 seater", "seven seater", "7 seats"],
  wagon: ["wagon", "estate", "station wagon"],
  sedan: ["sedan", "saloon"],
  cab: ["dual cab", "dualcab", "double cab", "doublecab", "twin cab", "twincab", "crew cab", "crewcab"],
  convertible: ["convertible", "cabriolet", "roadster", "soft top"],
  suv: ["suv", "crossover"],
  truck: ["truck", "lorry"],
  motorbike: ["motorbike", "motorcycle"],
  caravan: ["caravan", "camper trailer"],
  bunks: ["bunks", "bunk beds", "bunk bed"],
  ensuite: ["ensuite", "en suite", "shower and toilet"],
  learner: ["lams", "learner", "learner approved", "learner legal"],
  grey: ["grey", "gray"],
  towbar: ["tow bar", "towbar", "tow pack"],
  camera: ["reversing camera", "reverse camera", "rear camera", "backup camera"],
  sunroof: ["sunroof", "moonroof", "glass roof"],
  navigation: ["navigation", "sat nav", "satnav", "gps"],
  carplay: ["carplay", "car play"],
  volkswagen: ["volkswagen", "vw"],
  mercedes: ["mercedes-benz", "mercedes", "merc"],
  landcruiser: ["landcruiser", "land cruiser"],
  hilux: ["hilux", "hi lux"],
  xtrail: ["x-trail", "x trail"],
  // Names of cars that a Typesense would take for half-typed synonyms ("es" for "estate"); each stands for itself.
  ...Object.fromEntries(["2", "be", "cab", "es", "f", "gl", "n", "xt"].map((name) => [`itself-${name}`, [name]])),
};

const phrases = Object.values(synonymSets)
  .filter(({ length }) => length > 1)
  .flat()
  .map((words) => ` ${plainWords(words)} `);

/**
 * Whether words have other words for the same, said whole.
 *
 * @example
 * saysSynonym("mazda auto") // true
 * saysSynonym("mazda aut") // false
 */
export function saysSynonym(words: string): boolean {
  const said = ` ${plainWords(words)} `;
  return phrases.some((phrase) => said.includes(phrase));
}

/**
 * Gives a collection the synonyms of the stock search, and takes away those that are none any more. Synonyms belong to
 * a collection: each rebuild makes a new one, and a release may bring other words for the one that is there.
 *
 * @returns how many were changed
 * @throws SearchIndexError when the engine refuses them
 */
export async function putSynonyms(backend: SearchBackend, collection: string): Promise<number> {
  const path = `/collections/${encodeURIComponent(collection)}/synonyms`;
  const held = await ask<{ synonyms: { id: string; synonyms: string[] }[] }>(backend, "GET", path);
  // A server of version 30 on keeps them apart from the collection.
  if (!held) return 0;
  const heldWords = new Map(held.synonyms.map(({ id, synonyms }) => [id, synonyms.join()]));
  const changed = Object.entries(synonymSets).filter(([id, synonyms]) => heldWords.get(id) !== synonyms.join());
  for (const [id, synonyms] of changed) await ask(backend, "PUT", `${path}/${id}`, { synonyms });
  const gone = [...heldWords.keys()].filter((id) => !Object.hasOwn(synonymSets, id));
  for (const id of gone) await ask(backend, "DELETE", `${path}/${encodeURIComponent(id)}`);
  return changed.length + gone.length;
}

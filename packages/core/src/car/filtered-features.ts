/**
 * Leather that one sits on: a leather steering wheel or gear knob is in most cars, and what only looks like leather is
 * none.
 */
const leatherSeats =
  /(?<!(?:synthetic|artificial|faux|vegan|imitation|eco)[- ])\bleather\b(?:(?:[- ](?!steering|gear|wrapped|shift|look|like|style)[\w&]+){0,4}[- ](?:seat|seats|seating|upholstery|interior)\b|[- ]trim\b(?! ?(?:on )?(?:steering|gear|shift))|\s*$)|\b(?:seats?|seating|upholstery|trim|interior)\b[^,;]{0,20}(?<!(?:synthetic|artificial|faux|vegan|imitation|eco)[- ])\bleather\b(?![- ](?:look|like|steering|gear|wrapped))/i;

/** Features that shoppers filter by, with the words in which equipment lists have them. */
const features: readonly (readonly [feature: string, words: RegExp])[] = [
  ["360° camera", /\b360\b.*\b(?:camera|view|vision|monitor)|surround[- ]view|around view|bird'?s[- ]eye/i],
  ["Adaptive cruise control", /(?:adaptive|active|radar) cruise/i],
  ["Android Auto", /android auto/i],
  ["Apple CarPlay", /car ?play/i],
  ["Blind-spot monitoring", /blind[- ]spot/i],
  ["Bull bar", /bull ?bar/i],
  ["Canopy", /\bcanopy\b/i],
  ["Climate control", /climate control/i],
  ["Electric tailgate", /(?:electric|power(?:ed)?|hands[- ]free) (?:tailgate|liftgate|boot)/i],
  ["Head-up display", /head[- ]up display/i],
  ["Heated seats", /heated (?:front |rear )?seats?/i],
  ["Keyless entry", /keyless|smart ?key|push[- ]button start/i],
  ["Lane keep assist", /lane[- ](?:keep|depart)/i],
  ["Leather seats", leatherSeats],
  ["Navigation", /navigation|sat[- ]?nav/i],
  ["Parking sensors", /park(?:ing)? (?:sensors?|assist|distance)/i],
  ["Reversing camera", /(?:revers(?:e|ing)|rear[- ]?view|rear view) (?:camera|monitor)/i],
  ["Roof racks", /roof (?:racks?|rails?)/i],
  ["Sunroof", /sun ?roof|moon ?roof|glass roof|panoramic roof/i],
  ["Tow bar", /tow ?bar|tow pack/i],
  ["Ventilated seats", /(?:ventilated|cooled) (?:front )?seats?/i],
  ["Wireless charging", /wireless (?:phone )?charg/i],
];

/** What a line says that the car has not, or only may have: "Tow bar preparation", "No sunroof". */
const absentBefore = /\b(?:no|not|without|less)\s+$/i;
const absentAfter = /^\W{0,3}(?:preparation|prep|ready|provisions?|delete|wiring|optional)\b/i;

function isListed(line: string, words: RegExp): boolean {
  const found = words.exec(line);
  return (
    found !== null &&
    !absentBefore.test(line.slice(0, found.index)) &&
    !absentAfter.test(line.slice(found.index + found[0].length))
  );
}

/**
 * Features of an equipment list that shoppers filter by (S1 §3 `filtered_features`), in a fixed wording, so that every
 * dealer's own words count as one.
 *
 * @example
 * filteredFeatures(["Panoramic glass roof", "Wireless Apple CarPlay and Android Auto"]) // ["Android Auto", "Apple CarPlay", "Sunroof"]
 */
export function filteredFeatures(equipment: readonly string[]): string[] {
  return features.filter(([, words]) => equipment.some((line) => isListed(line, words))).map(([feature]) => feature);
}

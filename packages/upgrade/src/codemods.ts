import { isCrossed } from "./version.ts";

/** A change that a release wants of a template's code, and that a machine can make. */
export interface Codemod {
  /** The release that wants it. */
  version: string;
  /** What it does, for the author. */
  says: string;
  /** The text of a file as it is to be; the same where nothing in it changes. */
  change(text: string): string;
}

/** Every codemod, the oldest first. */
export const codemods: readonly Codemod[] = [
  {
    version: "0.2.0",
    says: "sites know which standard pages the template was made without: templatePages in place of ownPages",
    change(text) {
      if (!/pages: \{ own: ownPages\(pages\),? \}/.test(text)) return text;
      return withName(
        text
          .replaceAll(/pages: \{ own: ownPages\(pages\),? \}/g, "pages: templatePages(build, pages)")
          .replace(/import \{ ownPages \} from "@forecourt\/core\/pages";\n/, ""),
        "templatePages",
        "@forecourt/storefront/server",
      );
    },
  },
  {
    version: "0.2.0",
    says: "functions have other names",
    change: (text) =>
      text.includes('"@forecourt/')
        ? newNames.reduce((before, [old, name]) => before.replaceAll(new RegExp(`\\b${old}\\b`, "g"), name), text)
        : text,
  },
  {
    version: "0.2.0",
    says: "an entry has another name: @forecourt/account/welcome-back",
    change: (text) => text.replaceAll('"@forecourt/account/back-again"', '"@forecourt/account/welcome-back"'),
  },
];

/** Exports that were renamed, each with its name since. */
const newNames: readonly (readonly [old: string, name: string])[] = [
  ["onlyWhereOn", "assertPageOn"],
  ["useIsServed", "useIsServerRendered"],
  ["useAboutToBeSeen", "useNearViewport"],
  ["wholeWords", "unbrokenName"],
  ["someonesReservation", "reservedByOthersText"],
  ["AskedCar", "FormCar"],
  ["AskedCarProps", "FormCarProps"],
  ["BackAgain", "WelcomeBack"],
  ["BackAgainProps", "WelcomeBackProps"],
  ["UnreadBudget", "InvalidBudgetTerm"],
  ["alertWishOf", "alertFromForm"],
  ["AlertWishBody", "AlertFormBody"],
  ["askedPhone", "contactPhone"],
  ["asideRange", "deductionRange"],
  ["beforeCharges", "beforeChargesLabel"],
  ["foundCar", "lookedUpVehicle"],
  ["foundCarFields", "lookedUpVehicleFields"],
  ["foundForField", "lookedUpPlateField"],
  ["foundWord", "resultsWord"],
  ["inContext", "valueInContext"],
  ["notSignedOut", "signOutFailedText"],
  ["nothingLeft", "nothingToRepay"],
  ["onceLive", "whenHydrated"],
  ["openStretches", "openPeriods"],
  ["ownPath", "localPath"],
  ["picturesApart", "separateSamePictures"],
  ["searchOnTop", "applyPlainSearch"],
  ["unreadBudget", "invalidBudgetTerms"],
  ["usualLocale", "neutralLocale"],
  ["usualPaths", "defaultPaths"],
  ["usualTimeZone", "likelyTimeZone"],
  ["whenAskedToEnd", "onShutdownSignal"],
  ["whyNoFigure", "noRepaymentReason"],
  ["wordsOfSlug", "nameFromSlug"],
  ["writtenMobile", "formatMobile"],
];

/** The text that imports a name, too, from a module that it imports from already. */
function withName(text: string, name: string, from: string): string {
  const line = new RegExp(`import \\{([^}]*)\\} from "${from}";`);
  return line.test(text)
    ? text.replace(line, (_, names: string) => `import { ${[...listed(names), name].join(", ")} } from "${from}";`)
    : `import { ${name} } from "${from}";\n${text}`;
}

const listed = (names: string): string[] =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/**
 * Applies the codemods of every version crossed to files; a version before a release (`0.2.0-next.1`) has the code of
 * that release.
 *
 * @param files texts by path
 * @returns the files that changed, and what was done to them
 */
export function applyCodemods(
  files: ReadonlyMap<string, string>,
  from: string,
  to: string,
): { changed: Map<string, string>; done: string[] } {
  const crossed = codemods.filter(({ version }) => isCrossed(version, from, to.replace(/-.*/, "")));
  const changed = new Map<string, string>();
  const done = new Set<string>();
  for (const [path, text] of files) {
    const after = crossed.reduce((before, { version, says, change }) => {
      const next = change(before);
      if (next !== before) done.add(`${version}: ${says} (${path})`);
      return next;
    }, text);
    if (after !== text) changed.set(path, after);
  }
  return { changed, done: [...done] };
}

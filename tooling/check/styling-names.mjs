import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { neutralPreset, themeToCss } from "../../packages/ui-kit/src/theme/index.ts";

const document = "docs/styling.md";

/**
 * What docs/styling.md says otherwise than the packages: parts that they mark (`data-part`), attributes in which a part
 * says its state, and custom properties of the theme. And parts that a package exports without a mark.
 *
 * @returns {string[]} a sentence each
 */
export function stylingProblems() {
  const text = readFileSync(document, "utf8");
  const css = themeToCss(neutralPreset);
  return [
    ...differences(
      "part",
      namesIn(text, /^\| `([a-z-]+)` \|/gm),
      globSync("packages/*/src/**/*.tsx", { exclude: (path) => path.endsWith(".test.tsx") }).flatMap((file) =>
        namesIn(readFileSync(file, "utf8"), /^\s.*\sdata-part="([a-z-]+)"/gm),
      ),
    ),
    ...goneStates(text),
    ...differences("property", namesIn(text, /`(--fc-[\w-]+)`/g), [...namesIn(css, /(--fc-[\w-]+):/g), ...besides]),
    ...unmarkedParts(),
  ];
}

/** Custom properties that are no token of the theme: measures of a page that the kit's ground and the bars set. */
const besides = ["--fc-gutter", "--fc-bottom-bar", "--fc-card-button"];

/** Parts without a mark of their own, and the part that they stand in. */
const standIn = {
  ClearFilters: "search-page",
  ViewToggle: "search-page",
  LeadFields: "lead-form",
  LeadFieldInput: "lead-form",
  TermsField: "lead-form",
  SiteLeadForm: "lead-form",
  LenderQuoteLine: "finance-panel",
  LazyStickyBars: "sticky-header",
  CarViewer: "car-viewer",
};

/** Attributes that the table of parts names as their state, and that no component sets. */
function goneStates(text) {
  const code = globSync("packages/*/src/**/*.{ts,tsx}", { exclude: (path) => /\.test\.tsx?$/.test(path) })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const named = [...text.matchAll(/^\| `[a-z-]+` \|[^|]*\|(.*)\|$/gm)].flatMap(([, states]) =>
    namesIn(states, /(data-[a-z-]+)/g),
  );
  return [...new Set(named)]
    .filter((name) => !new RegExp(`[\\s"]${name}[\\s"=:/>]`).test(code))
    .map((name) => `${document} names ${name} as a state, which nothing sets.`);
}

function unmarkedParts() {
  return globSync("packages/*/src/parts.ts").flatMap((list) =>
    [...readFileSync(list, "utf8").matchAll(/^export \{ ([A-Z]\w+)\b.* from "(\.\/[^"]+\.tsx)"/gm)]
      .filter(([, name]) => !(name in standIn))
      .map(([, name, from]) => ({ name, file: join(dirname(list), from) }))
      .filter(({ file }) => !/\bdata-(part|facet)=/.test(readFileSync(file, "utf8")))
      .map(({ name, file }) => `${file} marks no part: a style sheet cannot find ${name}. Give it a data-part.`),
  );
}

const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

function differences(kind, listed, there) {
  const [said, real] = [new Set(listed), new Set(there)];
  return [
    ...[...real].filter((name) => !said.has(name)).map((name) => `${document} does not list the ${kind} ${name}.`),
    ...[...said]
      .filter((name) => !real.has(name))
      .map((name) => `${document} lists the ${kind} ${name}, which there is no more.`),
  ];
}

import { UsageError } from "../command-context.ts";
import type { TemplateFolder } from "./template-folder.ts";

/** The slots that begin from a part of ours, and where it is. */
const defaults = {
  Header: ["StandardHeader", "@forecourt/storefront"],
  Footer: ["StandardFooter", "@forecourt/storefront"],
  Hero: ["StandardHero", "@forecourt/storefront"],
  CarCard: ["StandardCarCard", "@forecourt/storefront"],
  EmptyResult: ["EmptyResults", "@forecourt/search/results"],
  ResultPages: ["ResultPages", "@forecourt/search/results"],
  VehicleSidebar: ["SummaryCard", "@forecourt/vehicle/details"],
  VehicleFinance: ["FinancePanel", "@forecourt/finance/panel"],
} as const;

/** Names of the slots that a file can be made for. */
export const slotNames = Object.keys(defaults) as (keyof typeof defaults)[];

/**
 * A part of a template's own in a slot: a file that shows ours until its author changes it, and the slot in
 * app/root.tsx. Header and footer stand on every page; the code of the others comes with the pages that show them.
 *
 * @throws UsageError for a slot that there is not
 */
export function generateSlot(template: TemplateFolder, name: string): void {
  const slot = slotNames.find((one) => one === name);
  if (!slot)
    throw new UsageError(
      `There is no slot "${name}" to make a file for. There are: ${slotNames.join(", ")}. Layouts, FilterRail, ResultGrid and Blocks begin from an example of docs/new-template.md.`,
    );
  const [part, from] = defaults[slot];
  const file = slot.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  // Our part is imported under an alias where its name is also the name of the slot.
  const ours = part === slot ? `Our${part}` : part;
  const types = 'import type { SiteSlots } from "@forecourt/storefront";';
  template.add(
    `app/slots/${file}.tsx`,
    `import { ${part === slot ? `${part} as ${ours}` : part} } from "${from}";
${types}

/** Shows ours until you write your own: the props are its data. */
export const ${slot}: SiteSlots["${slot}"] = (props) => <${ours} {...props} />;
`,
  );
  const isOnEveryPage = slot === "Header" || slot === "Footer";
  const entry = isOnEveryPage ? slot : `${slot}: lazyPart(async () => (await import("./slots/${file}.tsx")).${slot})`;
  template.change(
    "app/root.tsx",
    /(slots: Partial<SiteSlots> = \{)([\s\S]*?),?\s*\};/,
    (_, start, entries) => `${start}${entries.trim() === "" ? " " : `${entries}, `}${entry} };`,
    `Add ${slot} to the slots of SiteDocument, from ./slots/${file}.tsx.`,
  );
  const imported = isOnEveryPage
    ? `import { ${slot} } from "./slots/${file}.tsx";\n`
    : 'import { lazyPart } from "@forecourt/ui-kit/lazy-part";\n';
  template.change(
    "app/root.tsx",
    /((?:^import .*\n)+)/m,
    (imports) => (imports.includes(imported) ? imports : `${imports}${imported}`),
    "",
  );
}

import { feedFields, isFeedField } from "../../domain/stock-import/car-fields.ts";
import type { MatchedColumn } from "../../domain/stock-import/propose/matched-column.ts";
import type { ColumnChoices } from "../../domain/stock-import/propose/match-columns.ts";
import type { Subject } from "../../domain/stock-import/propose/column-names.ts";
import type { ProposedMapping } from "../../domain/stock-import/propose/propose-mapping.ts";
import { StockRefusedError } from "../../domain/stock-import/stock-refused.ts";
import { table } from "../command-context.ts";
import type { Ask } from "../command-context.ts";

/** A column as it is shown to the person who confirms it. */
export interface ShownColumn {
  column: string;
  /** What it is about; null for one that is left out. */
  field: string | null;
  /** What gave it away. */
  because: MatchedColumn["because"] | null;
  /** Some of what stands in it. */
  examples: string[];
}

const reasons: Readonly<Record<MatchedColumn["because"], string>> = {
  name: "its name",
  values: "its values",
  both: "its name and values",
  person: "your word",
};

/** The columns of a proposal in the order of the file, those that are left out at the end. */
export function shownColumns({ matched, left }: ProposedMapping): ShownColumn[] {
  return [
    ...matched.map(({ subject, column, because }) => ({
      column: column.name,
      field: subject,
      because,
      examples: [...column.texts.keys()].slice(0, 3).map((text) => text.replace(/\s+/g, " ").slice(0, 30)),
    })),
    ...left.map((column) => ({ column, field: null, because: null, examples: [] })),
  ];
}

/** The proposal as a person reads it. */
export function proposalText(proposal: ProposedMapping): string {
  const used = shownColumns(proposal).filter(({ field }) => field !== null);
  const rows = used.map(({ column, field, because, examples }) => [
    column,
    field ?? "",
    because === null ? "" : reasons[because],
    examples.join(" · "),
  ]);
  return [
    table([["COLUMN", "IS", "BY", "EXAMPLES"], ...rows]),
    ...(proposal.left.length > 0 ? [`Left out: ${proposal.left.join(", ")}`] : []),
    ...proposal.assumed,
  ].join("\n");
}

/**
 * Shows a proposal until the person takes it. A line such as `Odo=km` says what a column is, `Odo=` that it is left
 * out.
 *
 * @param columns names of the file's columns
 * @param propose makes the proposal again with what the person has said
 * @returns the proposal that was taken; undefined where it was not
 */
export async function confirmProposal(
  ask: Ask,
  say: (text: string) => void,
  columns: readonly string[],
  propose: (choices: ColumnChoices) => ProposedMapping,
): Promise<ProposedMapping | undefined> {
  const choices = new Map<string, Subject | undefined>();
  for (;;) {
    const proposal = proposalOrReason(propose, choices);
    say(`${typeof proposal === "string" ? proposal : proposalText(proposal)}\n`);
    const answer = (
      await ask('Right? yes, no, or what a column is: "Odo=km", and "Odo=" to leave it out [yes]')
    ).trim();
    if (/^no?$/i.test(answer)) return undefined;
    if (/^(?:y(?:es)?)?$/i.test(answer)) {
      if (typeof proposal !== "string") return proposal;
      continue;
    }
    const [, name = answer, field = ""] = /^(.+?)\s*=\s*(.*)$/.exec(answer) ?? [];
    const column = columns.find((known) => known.toLowerCase() === name.toLowerCase());
    if (column === undefined) say(`There is no column "${name}".\n`);
    else if (field !== "" && !(isFeedField(field) && feedFields[field] !== "unstored"))
      say(`"${field}" is no field of a car, such as make, model, km or price (packages/platform/README.md).\n`);
    else choices.set(column, isFeedField(field) ? field : undefined);
  }
}

/** A file that does not say what every car needs is put right by the person too. */
function proposalOrReason(
  propose: (choices: ColumnChoices) => ProposedMapping,
  choices: ColumnChoices,
): ProposedMapping | string {
  try {
    return propose(choices);
  } catch (error) {
    if (error instanceof StockRefusedError && error.code === "columns_missing") return error.message;
    throw error;
  }
}

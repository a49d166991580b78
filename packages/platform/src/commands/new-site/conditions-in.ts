import type { CarType } from "@forecourt/core/schemas";
import { comparable } from "../../domain/stock-import/read-source.ts";
import type { StockOfSite } from "./open-proposal.ts";

const conditions: readonly CarType[] = ["new", "demo", "used"];

/** Which conditions the cars of a stock have; all of them where nothing tells before the import. */
export function conditionsIn({ profile, proposal }: StockOfSite): readonly CarType[] {
  const matched = proposal?.matched.find(({ subject }) => subject === "car_type");
  if (!profile || !proposal) return conditions;
  const field = proposal.mapping.fields.car_type;
  const values =
    matched && typeof field?.from === "object" && !Array.isArray(field.from) ? (field.from.values ?? {}) : {};
  const meanings = new Map(Object.entries(values).map(([text, means]) => [comparable(text), means]));
  const said = new Set(
    [...(matched?.column.texts.keys() ?? [])].map((text) => meanings.get(comparable(text)) ?? "used"),
  );
  // A row that says nothing counts as the mapping's own.
  if (!matched || matched.column.filled < profile.rows) said.add(field?.otherwise ?? "used");
  return conditions.filter((condition) => said.has(condition));
}

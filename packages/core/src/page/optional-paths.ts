import { financePage } from "../pages/finance.ts";
import { garagePaths } from "../pages/my-garage.ts";
import { offersPath } from "../pages/offers.ts";
import { standardPages } from "../pages/standard-pages.ts";
import type { StandardPage } from "../pages/standard-pages.ts";
import { unbuiltPages } from "../pages/unbuilt-pages.ts";
import type { DeclaredPage } from "./page.ts";

type UnbuiltPage = (typeof unbuiltPages)[number];
type First<P> = P extends { paths: readonly [infer Path, ...unknown[]] } ? Path : never;
/** Paths of the pages among whose settings `pages.on` is. */
type OptionalPath<P extends StandardPage> = P extends { settings: readonly (infer Setting)[] }
  ? "pages.on" extends Setting
    ? First<P>
    : never
  : never;
type GateablePath<P extends StandardPage | UnbuiltPage> = P extends { gate: "setting" } ? First<P> : never;

const firstPaths = (pages: readonly DeclaredPage[]) => pages.map(({ paths }): string => paths[0]);
const isOptional = ({ settings = [] }: DeclaredPage) => settings.includes("pages.on");
const isGateable = ({ gate }: DeclaredPage) => gate === "setting";

/** Pages that a site may turn on with `pages.on`. */
export const optionalPaths = firstPaths(standardPages.filter(isOptional)) as OptionalPath<StandardPage>[];

/** Those of them that a new site has unless its document says otherwise (decisions.md row 60). */
export const usualPaths = firstPaths(
  standardPages.filter((page: DeclaredPage) => isOptional(page) && page.isUsual === true),
) as OptionalPath<StandardPage>[];

/**
 * What documents of earlier releases may have in `pages.on` besides {@link optionalPaths}: pages that are not built yet, and
 * those that another setting turns on. They are still read, and `site check` refuses them.
 */
export const formerPaths = [
  ...(firstPaths(unbuiltPages.filter((page: DeclaredPage) => page.settings === undefined)) as First<UnbuiltPage>[]),
  ...garagePaths,
  financePage.paths[0],
  offersPath,
];

/** Pages that ask for sign-in where a site says so; all off by default (S2 §2, decisions.md row 25). */
export const gateablePaths = firstPaths(standardPages.filter(isGateable)) as GateablePath<StandardPage>[];

/** Those of them that are not built yet. Documents that name them are still read, and `site check` refuses them. */
export const unbuiltGateablePaths = firstPaths(unbuiltPages.filter(isGateable)) as GateablePath<UnbuiltPage>[];

/** Pages that always ask for sign-in, with everything below them (S2 §2, decisions.md row 25). */
export const alwaysGatedPaths = [...standardPages, ...unbuiltPages].flatMap(({ gate, paths }: DeclaredPage) =>
  gate === "always" ? paths : [],
);

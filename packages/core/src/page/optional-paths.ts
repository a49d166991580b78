import { financePage } from "../pages/finance.ts";
import { garagePaths } from "../pages/my-garage.ts";
import { offersPath } from "../pages/offers.ts";
import { standardPages } from "../pages/standard-pages.ts";
import type { StandardPage } from "../pages/standard-pages.ts";
import { spinToWinPath } from "../pages/spin-to-win.ts";
import type { DeclaredPage } from "./page.ts";

type First<P> = P extends { paths: readonly [infer Path, ...unknown[]] } ? Path : never;
/** Paths of the pages among whose settings `pages.on` is. */
type OptionalPath<P extends StandardPage> = P extends { settings: readonly (infer Setting)[] }
  ? "pages.on" extends Setting
    ? First<P>
    : never
  : never;
type GateablePath<P extends StandardPage> = P extends { gate: "setting" } ? First<P> : never;

const firstPaths = (pages: readonly DeclaredPage[]) => pages.map(({ paths }): string => paths[0]);
const isOptional = ({ settings = [] }: DeclaredPage) => settings.includes("pages.on");
const isGateable = ({ gate }: DeclaredPage) => gate === "setting";

/** Pages that a site may turn on with `pages.on`. */
export const optionalPaths = firstPaths(standardPages.filter(isOptional)) as OptionalPath<StandardPage>[];

/** The optional paths that a new site has unless its document says otherwise (decisions.md row 60). */
export const defaultPaths = firstPaths(
  standardPages.filter((page: DeclaredPage) => isOptional(page) && page.isUsual === true),
) as OptionalPath<StandardPage>[];

/**
 * What documents of earlier releases may have in `pages.on` besides {@link optionalPaths}: pages that another setting
 * turns on. They are still read, and `site check` refuses them.
 */
export const formerPaths: readonly string[] = [...garagePaths, spinToWinPath, financePage.paths[0], offersPath];

/** Pages that ask for sign-in where a site says so; all off by default (S2 §2, decisions.md row 25). */
export const gateablePaths = firstPaths(standardPages.filter(isGateable)) as GateablePath<StandardPage>[];

/** Pages that always ask for sign-in, with everything below them (S2 §2, decisions.md row 25). */
export const alwaysGatedPaths = standardPages.flatMap(({ gate, paths }: DeclaredPage) =>
  gate === "always" ? paths : [],
);

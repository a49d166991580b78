import type { BudgetTerms } from "@forecourt/core";
import { createContext } from "react";

/** The instant a page was made for, so that server and browser agree on tags. */
export const PageTime = createContext<number>(0);

/** Facts of a search for its cards: the shopper's terms, and the distance of each car in kilometres, by id. */
export const SearchTerms = createContext<{
  budget?: BudgetTerms | undefined;
  distances?: Readonly<Record<string, number>> | undefined;
}>({});

/** Address of the script of the site's chat bot, on a car's page; undefined without one. */
export const PageChat = createContext<string | undefined>(undefined);

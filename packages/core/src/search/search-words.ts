/** A value of the stock with the number of cars that a site shows of it. */
export interface CountedWord {
  /** As it is spelt in the stock. */
  name: string;
  count: number;
}

/** A make of the stock and its models. */
export interface CountedMake extends CountedWord {
  models: readonly CountedWord[];
}

/** The words that the search paths of a site are made of. */
export interface SearchWords {
  /** Cars shown, all together. */
  count: number;
  /** Cars shown by condition: new, demo, used; one without cars may be absent. */
  carTypes: Readonly<Record<string, number>>;
  makes: readonly CountedMake[];
  bodies: readonly CountedWord[];
  dealerships: readonly (CountedWord & { slug: string })[];
  /**
   * Makes, with their models, that exist although the site may have no car of them: of the whole platform and of the
   * site's document.
   */
  known: readonly { name: string; models: readonly string[] }[];
}

/** Where "Clear Filters" leads unless a site says otherwise (S1 §2, decisions.md row 27). */
export const usualClearFiltersTo = "/special-offers";
/** Where the tile leads unless a site says otherwise (S1 §2). */
export const usualTileTo = "/sell-your-car";

/** Id of the comparison rate's warning, which stands once on a page. */
export const comparisonWarningId = "comparison-rate-warning";

/** Status of a model that can be asked about but not ordered yet (S2 §4). */
export const comingSoon = "coming_soon";

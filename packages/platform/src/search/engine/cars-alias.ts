/** The alias that searches go to; behind it stands a collection with a name of its own. */
export const carsAlias = "cars";

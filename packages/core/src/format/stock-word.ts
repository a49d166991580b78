/**
 * What a site calls a number of its stock.
 *
 * @param vehicles in the plural: `search.vehicleType`
 * @param count how many, for the form of the word. @default 1
 * @example
 * stockWord("motorbikes")    // "motorbike"
 * stockWord("motorbikes", 2) // "motorbikes"
 */
export function stockWord(vehicles: string, count = 1): string {
  return count === 1 ? vehicles.replace(/s$/, "") : vehicles;
}

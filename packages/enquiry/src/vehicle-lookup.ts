/** The fields of the vehicle that its plate fills in; they are asked for in the vehicle step where it did not. */
export const lookedUpVehicleFields = ["Vehicle Make", "Vehicle Model", "Vehicle Year"] as const;

/** Holds the plate by which a vehicle was found. */
export const lookedUpPlateField = "found_for";

/**
 * The same plate, however it is written.
 *
 * @example
 * isSamePlate("abc 12d", "ABC12D") // true
 */
export function isSamePlate(one: string, other: string): boolean {
  const plain = (plate: string) => plate.replaceAll(/\s/g, "").toUpperCase();
  return plain(one) === plain(other);
}

/**
 * The vehicle that was found for the plate of a visit, by field; empty where none was, or the plate is another by now.
 *
 * @param visit what the form of the visit says, by field
 * @example
 * lookedUpVehicle({ "Vehicle Rego": "ABC12D", found_for: "ABC12D", "Vehicle Make": "Mazda" }) // { "Vehicle Make": "Mazda" }
 */
export function lookedUpVehicle(visit: Readonly<Record<string, string>>): Record<string, string> {
  const foundFor = visit[lookedUpPlateField];
  if (!foundFor || !isSamePlate(foundFor, visit["Vehicle Rego"] ?? "")) return {};
  return Object.fromEntries(lookedUpVehicleFields.flatMap((field) => (visit[field] ? [[field, visit[field]]] : [])));
}

import sharp from "sharp";
/** Stock files of made-up dealers in shapes that the platform has not seen: names, marks and words differ. */

const cars = [
  ["Toyota", "Aqua", "G Hybrid", "Hybrid"],
  ["Mazda", "CX-5", "Touring", "Petrol"],
  ["Nissan", "Leaf", "40kWh G", "Electric"],
  ["Land Rover", "Discovery", "SE", "Diesel"],
  ["Suzuki", "Swift", "RS", "Petrol"],
  ["Ford", "Ranger", "XLT", "Diesel"],
] as const;
const colours = ["Pearl White", "Black", "Soul Red", "Storm Grey"];

const rowsOf = <Row>(count: number, row: (car: (typeof cars)[number], index: number, year: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const car = cars[index % cars.length] ?? cars[0];
    return row(car, index, 2012 + ((index * 7) % 14));
  });
const kmOf = (year: number, index: number) => (2027 - year) * 9_000 + index * 113;
const priceOf = (year: number, index: number) => (year - 2006) * 1_900 + index * 37;

/** A dealer's system in Australia: every column, with units and words in the cells. */
export const systemExport = (count = 40): string =>
  [
    "Stock #,VIN Number,Make,Model,Variant,Build Year,Odometer Reading,Drive Away Price,Body Style,Trans.,Fuel Type,Ext. Colour,Availability,New/Used,Internal Notes",
    ...rowsOf(count, ([make, model, badge, fuel], index, year) =>
      [
        `A${100 + index}`,
        `JM0KF4W2A00${123_000 + index}`,
        make,
        model,
        badge,
        year,
        `"${kmOf(year, index).toLocaleString("en-AU")} km"`,
        index % 9 === 8 ? "POA" : `"$${priceOf(year, index).toLocaleString("en-AU")}"`,
        index % 2 ? "5D Hatchback" : "Sports Utility",
        index % 3 ? "6 sp Automatic" : "Manual",
        fuel,
        colours[index % 4],
        index % 10 === 9 ? "Sold" : "In Stock",
        index % 5 ? "Pre-owned" : "Demo",
        "keys in the safe",
      ].join(","),
    ),
  ].join("\r\n") + "\r\n";

/** A spreadsheet of a yard in New Zealand: semicolons, and the car in one column. */
export const titleSheet = (count = 40): string =>
  [
    "Ref;Vehicle;Odo;Asking;Gearbox Type;Fuel;Paint;Listed",
    ...rowsOf(count, ([make, model, badge, fuel], index, year) =>
      [
        `TM-${4000 + index}`,
        `${year} ${make} ${model} ${badge}`,
        kmOf(year, index),
        `$${priceOf(year, index)}`,
        index % 5 ? "Auto" : "Manual",
        fuel,
        colours[index % 4],
        `0${1 + (index % 9)}/05/2026`,
      ].join(";"),
    ),
  ].join("\n") + "\n";

/** Columns whose names say nothing, parted by tabs. */
export const namelessTable = (count = 40): string =>
  [
    ["K", "M", "T", "B", "W1", "W2", "S", "C"].join("\t"),
    ...rowsOf(count, ([make, model], index, year) =>
      [
        `K${700 + index}`,
        make,
        model,
        year,
        kmOf(year, index),
        priceOf(year, index),
        index % 4 ? "Automatic" : "Manual",
        colours[index % 4],
      ].join("\t"),
    ),
  ].join("\n") + "\n";

/** Writes a dealer's logo as a PNG of 240 × 80 px: dark words beside an accent, an empty edge of 20 px around them. */
export async function writeLogo(file: string): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect x="20" y="20" width="40" height="40" fill="#0f6b5c"/><rect x="70" y="20" width="150" height="40" fill="#14202b"/></svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(file);
}

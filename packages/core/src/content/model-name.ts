/**
 * A model with its manufacturer, as one says it.
 *
 * @example
 * modelName({ manufacturer_name: "Mazda", name: "CX-5" }) // "Mazda CX-5"
 */
export function modelName({ manufacturer_name: make, name }: { manufacturer_name: string; name: string }): string {
  return name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`;
}

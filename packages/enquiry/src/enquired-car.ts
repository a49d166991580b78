/** The car a shopper enquired about last, as the success page shows it (S1 §4). */
export interface EnquiredCar {
  id: string;
  slug: string;
  name: string;
  primary_image_url: string | null;
}

const storageKey = (site: string) => `forecourt:${site}:enquired-car`;

/** Keeps the car a shopper enquired about, per site. Without storage nothing is kept. */
export function rememberEnquiredCar(site: string, car: EnquiredCar): void {
  try {
    localStorage.setItem(
      storageKey(site),
      JSON.stringify({ id: car.id, slug: car.slug, name: car.name, primary_image_url: car.primary_image_url }),
    );
  } catch {
    // The success page then thanks without naming the car.
  }
}

/** The car a shopper enquired about last on this site; undefined when none, or nothing readable, is kept. */
export function readEnquiredCar(site: string): EnquiredCar | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(site)) ?? "null");
    return isEnquiredCar(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isEnquiredCar(value: unknown): value is EnquiredCar {
  if (typeof value !== "object" || value === null) return false;
  const { id, slug, name, primary_image_url: image } = value as Partial<EnquiredCar>;
  return (
    typeof id === "string" &&
    /^[a-z0-9-]+$/.test(slug ?? "") &&
    typeof name === "string" &&
    (image === null || typeof image === "string")
  );
}

import { carPictures } from "./car-pictures.ts";
import { carFilms, carSpin, everyPicture } from "./car-spins.ts";
import { chooseVersions } from "./choose-versions.ts";
import { dealerComments } from "./dealer-comments.ts";
import type { DemoCar } from "./demo-car.ts";
import type { DemoSite } from "./demo-site.ts";
import { describeCar } from "./describe-car.ts";
import { dressStock } from "./dress-stock.ts";
import { quoteCars } from "./quote-cars.ts";
import { createRandom } from "./random.ts";
import { specialistComments } from "./specialists/specialist-comments.ts";
import { specialistStock } from "./specialists/specialist-stock.ts";
import { spreadArrivals } from "./spread-arrivals.ts";

/**
 * The stock of a demo site. The same site and day give the same cars on every machine; another day moves only what is
 * counted from it (arrivals, sales, registrations), never which cars there are, what they cost or how far they went.
 *
 * @param referenceDay day on which the stock is as described, as `2026-11-21`
 * @throws when the day is not a date
 * @example
 * generateStock(harbourMazda, "2026-11-21").length // 540
 */
export function generateStock(site: DemoSite, referenceDay: string): DemoCar[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(referenceDay) || Number.isNaN(Date.parse(referenceDay)))
    throw new Error(
      `[demo] "${referenceDay}" is not a day: stock is made for a day, so dates in it make sense. Write it as 2026-11-21.`,
    );
  const { specialty } = site;
  const drafts = specialty
    ? specialistStock(site, specialty, referenceDay)
    : chooseVersions(site).map((chosen, index) => describeCar(site, chosen, index, referenceDay));
  dressStock(site, drafts, referenceDay);
  quoteCars(site, drafts, referenceDay);
  const used = drafts.filter(({ car }) => car.car_type === "used" && car.status === "in_stock" && car.price !== null);
  const most = used.find((draft) => draft.facts.bodyKey === "suv" && carSpin(draft).spin_images.length > 0);
  const cars = drafts.map((draft, index) => {
    const { car } = draft;
    const random = createRandom(`${site.slug}/words/${index}`);
    const few = { [used[5]?.car.stocknum ?? ""]: 0, [used[17]?.car.stocknum ?? ""]: 1 }[car.stocknum];
    const spin = few === undefined && !specialty ? carSpin(draft) : undefined;
    const films = few === undefined && specialty ? { walkaround_videos: carFilms(draft) } : undefined;
    const images = draft === most ? everyPicture(site.slug, draft) : carPictures(site.slug, draft, spin).slice(0, few);
    const dealercomments = specialty
      ? specialistComments(draft, specialty.kind, car.city, random)
      : dealerComments(draft, car.city, random);
    return { ...car, dealercomments, images, ...spin, ...films };
  });
  spreadArrivals(cars);
  return cars;
}

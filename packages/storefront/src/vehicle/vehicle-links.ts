import { financeLink, telHref, vehicleActions } from "@forecourt/core";
import type { VehicleAction } from "@forecourt/core";
import { carForms, checkoutJourneyPath, hasPage, printPath, tradeInPath } from "@forecourt/core/pages";
import type { Car, Site } from "@forecourt/core/schemas";
import type { VehicleLink } from "@forecourt/vehicle/details";

/** Answered by the platform, or by this very page. */
const own: readonly VehicleAction["kind"][] = ["call", "share", "download", "history", "location"];

/**
 * The buttons of a car's page with where they lead; one whose page the site does not have is left out
 * (decisions.md row 80).
 *
 * @param phone the number to call, masked where the site masks it
 * @example
 * vehicleLinks(site, car, "02 555• ••••") // [{ kind: "enquire", label: "Enquire Now", href: "/cars/2021-mazda-cx-5-used-s1/enquire" }, …]
 */
export function vehicleLinks(site: Site, car: Car, phone: string): VehicleLink[] {
  const { vehiclePage, reserve, chat, reports, stock, financeEnquiry } = site;
  const { enabled: hasFinance, route, personalised } = financeEnquiry;
  const query = (names: Record<string, string>) => new URLSearchParams(names).toString();
  const toOf: Record<VehicleAction["kind"], () => string> = {
    enquire: () => `${car.path}/${carForms.enquire}`,
    reserve: () => `${car.path}/${reserve.path}`,
    purchase: () => `${checkoutJourneyPath}?${query({ car_id: car.slug })}`,
    call: () => telHref(phone),
    testDrive: () => `${car.path}/${carForms.testDrive}`,
    finance: () => (hasFinance ? financeLink(car, { route, personalised }) : financeLink(car)),
    tradeIn: () => `${tradeInPath}?${query({ car_id: car.id })}`,
    history: () => car.file ?? "",
    share: () => car.path,
    print: () => `${printPath}?${query({ car_id: car.slug })}`,
    download: () => `${car.path}.pdf`,
    location: () => "#vehicle-map",
    photoRequest: () => `${car.path}/${carForms.requestPhotos}`,
  };
  return vehicleActions(car, {
    buttons: vehiclePage.buttons,
    photoRequestMost: vehiclePage.photoRequestMost,
    reserve,
    chat,
    reports,
    stock,
  })
    .map((action) => ({
      ...action,
      href: toOf[action.kind](),
      ...(action.kind === "enquire" && chat.scriptUrl !== undefined ? { opensChat: true } : {}),
    }))
    .filter(({ kind, href }) =>
      kind === "location" ? vehiclePage.map && car.location !== null : own.includes(kind) || hasPage(href, site),
    );
}

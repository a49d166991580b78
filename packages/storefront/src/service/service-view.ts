import { servicePages } from "@forecourt/core";
import { servicePath } from "@forecourt/core/pages";
import type { ServiceSettings } from "@forecourt/core/schemas";
import type { ServiceFormSetup, ServiceTab } from "@forecourt/enquiry/service";

/** What the page shows at an address. */
export interface ServiceView {
  tabs: readonly ServiceTab[];
  /** Key of the tab that is shown; undefined on a site without tabs. */
  tab: string | undefined;
  /** The booked service: the label of the tab. */
  label: string | undefined;
  /** Frame of the tab, where the address does not ask for the site's own form. */
  frameUrl: string | undefined;
  /** Index of the form's page: the visit, then its steps. */
  step: number;
  /** The booking is sent. */
  isSent: boolean;
  /** Address of a page of this tab's form, by index, or of the thanks. */
  hrefOf: (step: number | "sent") => string;
}

/**
 * What the page of service bookings shows at an address: `tab` chooses the tab, `step` the step, from 1; the first asks
 * for the visit, and at `contact` for who comes (S1 §2). A tab with a frame shows it, unless a step is asked for. What
 * is not known shows the beginning.
 *
 * @param path of the page: the one of service bookings, or the form over a car's page
 * @example
 * serviceView(site.service, new URLSearchParams("step=2")).step // 2
 */
export function serviceView(
  service: Pick<ServiceSettings, "form" | "tabs" | "hasVehicleStep">,
  params: URLSearchParams,
  path: string = servicePath,
): ServiceView {
  const tabs = service.form === "tabs" ? service.tabs : [];
  const shown = tabs.find(({ key }) => key === params.get("tab")) ?? tabs[0];
  const asked = params.get("step");
  const step = asked === "contact" ? 1 : /^[2-9]$/.test(asked ?? "") ? Number(asked) : 0;
  const count = servicePages(service).length;
  return {
    tabs: tabs.map(({ key, label }) => ({ key, label, href: href(path, { tab: key }) })),
    tab: shown?.key,
    label: shown?.label,
    frameUrl: asked === null || asked === "" ? shown?.frameUrl : undefined,
    step: step < count ? step : 0,
    isSent: asked === "sent",
    hrefOf: (to) =>
      href(path, {
        tab: shown?.key,
        step: to === 0 ? (shown?.frameUrl === undefined ? undefined : "1") : to === 1 ? "contact" : String(to),
      }),
  };
}

/** The settings that the form of the steps needs. */
export function serviceSetup({
  hasVehicleStep,
  isServiceIntervalRequired,
  hasAddress,
  tyreCheckbox,
  additionalServices,
}: ServiceSettings): ServiceFormSetup {
  return { hasVehicleStep, isServiceIntervalRequired, hasAddress, tyreCheckbox, additionalServices };
}

function href(path: string, query: { tab?: string | undefined; step?: string | undefined }): string {
  const params = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}

import { standardPagePaths } from "@forecourt/core";
import { standardRoutes } from "@forecourt/storefront/routes";
import { ask } from "./ask.ts";
import { findCar } from "./stock.ts";
import type { SiteName } from "./sites.ts";

/** A page that is walked. */
export interface WalkedPage {
  /** As the lists of pages have it: "/cars/{slug}/enquire". */
  page: string;
  /** What is opened: an address, or how to find one. */
  address: string | ((site: SiteName) => Promise<string>);
  sites: readonly SiteName[];
  /** @default 200 */
  status?: number;
}

const both = ["harbour-mazda", "tasman-motors"] as const;
const one = ["harbour-mazda"] as const;
const rest = ["whole-motors"] as const;
const ofCar = (below: string) => async (site: SiteName) =>
  `${(await findCar(site, ({ status }) => status === "in_stock")).path}${below}`;

/** Every page that exists, each on a site that has it, and those that look different on both sites on both. */
export const walkedPages: readonly WalkedPage[] = [
  { page: "/", address: "/", sites: both },
  { page: "/search/{slug}", address: "/search/new-used-and-demo-cars", sites: both },
  { page: "/search/{slug}", address: "/search/demo-cars?sortBy=price_desc", sites: both },
  { page: "/search/{slug}/{slug}", address: "/search/mazda/cx-5", sites: one },
  { page: "/used-car/{slug}", address: "/used-car/mazda", sites: one },
  { page: "/used-car/{slug}/{slug}", address: "/used-car/mazda/cx-5", sites: one },
  { page: "/brands", address: "/brands", sites: one },
  { page: "/service", address: "/service", sites: one },
  { page: "/cars/{slug}", address: ofCar(""), sites: both },
  { page: "/cars/{slug}/enquire", address: ofCar("/enquire"), sites: one },
  { page: "/cars/{slug}/test-drive", address: ofCar("/test-drive"), sites: one },
  { page: "/cars/{slug}/request-photos", address: ofCar("/request-photos"), sites: one },
  { page: "/cars/{slug}/find-similar", address: ofCar("/find-similar"), sites: one },
  { page: "/book-test-drive", address: "/book-test-drive", sites: one },
  {
    page: "/print",
    address: async (site) => `/print?car_id=${(await findCar(site, ({ status }) => status === "in_stock")).slug}`,
    sites: one,
  },
  { page: "/watchlist", address: "/watchlist", sites: both },
  { page: "/compare", address: "/compare", sites: both },
  { page: "/success", address: "/success", sites: both },
  { page: "/my-test-drive", address: bookedTestDrive, sites: one },
  { page: "/phone-numbers", address: "/phone-numbers", sites: one },
  { page: "/sign-in", address: "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F", sites: one },
  { page: "/finance", address: "/finance", sites: both },
  { page: "/finance-pre-approval", address: "/finance-pre-approval", sites: rest },
  // The other routes lead on to the site's own.
  { page: "/finance-enquiry", address: "/finance-enquiry", sites: rest },
  { page: "/apply-for-finance", address: "/apply-for-finance", sites: rest },
  { page: "/get-finance-now", address: "/get-finance-now", sites: rest },
  { page: "/personalised/finance", address: "/personalised/finance", sites: rest },
  { page: "/*", address: "/there-is-no-such-page", sites: one, status: 404 },
];

/** The page of a test drive that was booked just now. */
async function bookedTestDrive(site: SiteName): Promise<string> {
  const car = await findCar(site, ({ status }) => status === "in_stock");
  const { text: times } = await ask(`${site}.localhost`, `/api/test-drive-slots?car_id=${car.id}`);
  const { days } = JSON.parse(times) as { days: { slots: { starts_at: string }[] }[] };
  const free = days
    .flatMap(({ slots }) => slots)
    .map(({ starts_at }) => starts_at)
    .toReversed();
  for (const starts_at of free) {
    const body = JSON.stringify({
      name: "Every Page",
      email: `every-page-${starts_at.replaceAll(/\W/g, "")}@example.com`,
      car_id: car.id,
      starts_at,
    });
    const { status, text } = await ask(`${site}.localhost`, "/api/test-drives", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    if (status === 200)
      return `/my-test-drive?booking=${(JSON.parse(text) as { appointment_id: string }).appointment_id}`;
    // Another walk was quicker.
    if (status !== 409) throw new Error(`A test drive was answered with ${status}: ${text}`);
  }
  throw new Error(`${site} has no time for a test drive.`);
}

/** Every page of both lists, in the spelling of {@link walkedPages}: what links may name, and what the storefront routes. */
export function existingPages(): string[] {
  type Route = ReturnType<typeof standardRoutes>[number];
  const spelled = (path: string) => path.replaceAll(/:\w+\??/g, "{slug}");
  const pathsOf = (routes: readonly Route[], parent = ""): string[] =>
    routes.flatMap(({ path = "", children = [] }) => {
      const own = `${parent}/${path}`.replace(/\/$/, "") || "/";
      // A part that may be left out makes a page of each length; without all of them it is the list of all stock.
      const lengths = /:\w+\?/.test(own)
        ? own
            .split(/(?=\/:\w+\?)/)
            .map((_, index, parts) => parts.slice(0, index + 1).join(""))
            .slice(1)
        : [own];
      return [...lengths.map(spelled), ...pathsOf(children, own)];
    });
  return [...new Set([...standardPagePaths, ...pathsOf(standardRoutes())])].toSorted();
}

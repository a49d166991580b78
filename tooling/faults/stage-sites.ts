import type { SiteDocumentInput } from "@forecourt/core/schemas";
import { generateStock } from "../demo/generate-stock.ts";
import type { DemoCar } from "../demo/demo-car.ts";
import { readSiteDocument } from "../demo/demo-documents.ts";
import { demoSites } from "../demo/demo-site.ts";

/** A site of the stage. */
export interface StageSite {
  slug: string;
  /** As browsers name it, without a port. */
  host: string;
  /** Stands in the dealer's words, in every car and in every secret of this site, and nowhere else. */
  word: string;
  phone: string;
  country: "AU" | "NZ";
}

/** Two sites that are open, and one that is suspended. */
export const stageSites = [
  {
    slug: "harbour-mazda",
    host: "harbour-mazda.localhost",
    word: "northernword",
    phone: "(02) 5550 7711",
    country: "AU",
  },
  {
    slug: "tasman-motors",
    host: "tasman-motors.localhost",
    word: "southernword",
    phone: "(09) 555 7722",
    country: "NZ",
  },
  { slug: "closed-yard", host: "closed-yard.localhost", word: "closedword", phone: "(02) 5550 7733", country: "AU" },
] as const satisfies readonly StageSite[];

/** Name of the variable with the key that every service of the stage is spoken to with. */
export const secretName = "FORECOURT_SECRET_FAULTS";

/** Where the services of a stage are reached: ports of the links to them. */
export interface ServicePorts {
  lender: number;
  sms: number;
  hook: number;
}

/** The document of a site: a demo dealer's, with everything on that can fail, and the site's own word in it. */
export async function stageDocument({ slug, word, phone }: StageSite, ports: ServicePorts): Promise<SiteDocumentInput> {
  const document = await readSiteDocument(slug === "tasman-motors" ? slug : "harbour-mazda");
  const service = (port: number, path: string) => ({ url: `http://127.0.0.1:${port}${path}`, secretEnv: secretName });
  return {
    ...document,
    slug,
    name: `Dealer ${word}`,
    dealer: { ...document.dealer, phone, email: `sales@${word}.example`, about: `We are ${word}.` },
    secrets: {
      feedToken: `token-of-${word}-0000000000`,
      leadDestinations: [{ name: word, type: "webhook", ...service(ports.hook, "/leads") }],
      sms: { ...service(ports.sms, "/sms"), sender: "Faults" },
      youx: service(ports.lender, "/lender"),
    },
  };
}

/** Cars of a site: the first of the demo stock of every condition, each with the site's word. */
export function stageCars({ slug, word }: StageSite, count: number): DemoCar[] {
  const demo = demoSites.find((site) => site.slug === slug) ?? demoSites[0];
  if (!demo) throw new Error("[faults] There is no demo dealer to take cars from.");
  const cars = generateStock(demo, "2026-11-21").filter(
    ({ show_on_dealer_website, status }) => show_on_dealer_website && status === "in_stock",
  );
  const every = Math.max(1, Math.floor(cars.length / count));
  return cars
    .filter((_, index) => index % every === 0)
    .slice(0, count)
    .map((car, index) => ({
      ...car,
      stocknum: `${slug.slice(0, 1).toUpperCase()}${1000 + index}`,
      tag: word,
      dealercomments: `${word}. ${car.dealercomments}`,
      images: ["faults/0.jpg", `faults/${1 + (index % 31)}.jpg`],
      spin_images: [],
      spin_interior_image: null,
      walkaround_videos: [],
      hotspots: null,
    }));
}

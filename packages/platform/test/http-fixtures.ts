import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseSiteDocument } from "@forecourt/core/schemas";
import type { Site, SiteDocumentInput, SiteSecrets } from "@forecourt/core/schemas";
import { createOutsideCaller } from "../src/base/outside/outside-fetch.ts";
import { bumpVersion } from "../src/records/bump-version.ts";
import type { Database } from "../src/records/open-database.ts";
import { cars, hosts, sites } from "../src/records/schema.ts";

/** What lets a site document name the servers of the tests, which listen on loopback. */
export const loopbackAllowed = { FORECOURT_PRIVATE_DESTINATIONS: "127.0.0.1" };

/** Calls the servers of the tests. */
export const { fetch: loopbackFetch } = createOutsideCaller(loopbackAllowed);

/** A valid document of a made-up dealer. */
export function siteDocument(slug: string, more: Partial<SiteDocumentInput> = {}): SiteDocumentInput {
  return {
    slug,
    name: `Dealer ${slug}`,
    template: "metro",
    country: "AU",
    timeZone: "Australia/Sydney",
    dealer: { legalName: "Dealer Pty Ltd", phone: "02 9000 0000", email: "sales@example.com" },
    locations: [
      {
        id: "1",
        name: "Main yard",
        slug: "main-yard",
        address: { street: "1 High Street", city: "Parramatta", state: "NSW", postcode: "2150" },
        contact_detail: {},
      },
    ],
    ...more,
  };
}

/** The parsed form of {@link siteDocument}. */
export function parsedSite(slug: string, more: Partial<SiteDocumentInput> = {}): { site: Site; secrets: SiteSecrets } {
  const parsed = parseSiteDocument(siteDocument(slug, more));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed;
}

/** Stores a site, or a new version of it. */
export async function putSite(database: Database, document: SiteDocumentInput): Promise<void> {
  await database.db.transaction(async (tx) => {
    const values = { slug: document.slug, document: { ...document }, version: 1 };
    const [row] = await tx.insert(sites).values(values).onConflictDoNothing().returning({ slug: sites.slug });
    if (!row)
      await database.sql`update sites set document = ${JSON.stringify(document)}::jsonb, version = version + 1 where slug = ${document.slug}`;
    for (const host of document.hosts ?? [])
      await tx.insert(hosts).values({ host, siteSlug: document.slug }).onConflictDoNothing();
    await bumpVersion(tx, "config");
  });
}

/** Stores a car of a site and answers its id. */
export async function putCar(
  database: Database,
  siteSlug: string,
  slug: string,
  more: { status?: string; soldAt?: Date; shown?: boolean; make?: string } = {},
): Promise<number> {
  const { status = "in_stock", soldAt = null, shown = true, make = "Mazda" } = more;
  const data = {
    path: `/cars/${slug}`,
    name: "2021 Mazda CX-5 Touring",
    make,
    model: "CX-5",
    badge: "Touring",
    year: 2021,
    car_type: "used",
    status,
    price: 34990,
    km: 41000,
    simple_body: "SUV",
    fuel: "Petrol",
    simple_transmission: "Automatic",
    city: "Parramatta",
    state: "NSW",
    show_on_dealer_website: shown,
    ...(soldAt ? { sold_date_timestamp: Math.floor(soldAt.getTime() / 1000) } : {}),
  };
  const now = new Date();
  const [row] = await database.db
    .insert(cars)
    .values({
      siteSlug,
      slug,
      source: "test",
      identity: slug,
      data: { ...data, slug, id: "0" },
      contentHash: slug,
      status,
      carType: "used",
      make: "Mazda",
      model: "CX-5",
      price: 34990,
      showOnDealerWebsite: shown,
      soldAt,
      firstSeenAt: now,
    })
    .returning({ id: cars.id });
  if (!row) throw new Error("The car was not stored.");
  await database.sql`update cars set data = data || jsonb_build_object('id', ${String(row.id)}::text) where id = ${row.id}`;
  return row.id;
}

/** A request that a lead's destination received. */
export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * A destination of leads: a real HTTP server that answers with the given statuses in turn, the last one from then on.
 */
export async function startDestination(
  ...statuses: number[]
): Promise<{ url: string; received: Received[]; stop: () => Promise<void> }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(statuses[Math.min(received.length, statuses.length) - 1] ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

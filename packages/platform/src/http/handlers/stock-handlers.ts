import { searchBelowPath, quotesEndAt, wallDate } from "@forecourt/core";
import { ReadyResponse } from "@forecourt/api/ready-response";
import type { stockEndpoints } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { addressKey } from "../../base/load/address-key.ts";
import { carAnswer } from "./car-answer.ts";
import { countView, readViews } from "../../domain/stock/count-view.ts";
import { viewSession } from "../requests/view-session.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { findCar } from "../../domain/stock/find-car.ts";
import { hasVersion } from "../answers/not-modified.ts";
import { noteCarVersion, noteMissingPart } from "../pages/incomplete-page.ts";
import { searchRefusal } from "../answers/search-refusal.ts";

/** For answers about stock: a CDN may keep them for a moment and answer the old one while it asks again. */
const stockCaching = "public, max-age=10, stale-while-revalidate=60";

/** The site, its cars and the search. */
export function stockHandlers({
  database,
  search,
  vehicle,
  countedCars,
  versionsOf,
  log,
  now,
  limits,
  addressOf,
}: ApiDependencies): HandlersOf<typeof stockEndpoints> {
  /** A cookie is thrown away quickly, an address is not. */
  async function mayCount(site: Site, request: Request, carAndDay: string): Promise<boolean> {
    const address = addressOf(request);
    if (address === undefined) return true;
    return !(
      "usedUp" in (await limits.tryTake(site.slug, [["viewPerAddress", `${addressKey(address)}\n${carAndDay}`]]))
    );
  }

  return {
    async getSite({ site, request }) {
      const etag = `W/"site-${versionsOf(site).site}"`;
      const headers = { etag, "cache-control": "public, no-cache" };
      return hasVersion(request.headers, etag)
        ? new Response(null, { status: 304, headers })
        : Response.json(site, { headers });
    },

    async getCar({ site, params, request }) {
      const found = await findCar(database, site, params.slug, now());
      vehicle.spins.note(found.car.spin_images);
      noteCarVersion(found.id, found.version);
      const at = now();
      // Quotes of lenders expire, and a figure depends on the year.
      const time = `${wallDate(at, site.timeZone)}-${quotesEndAt(found.car, at)?.getTime() ?? ""}`;
      const etag = `W/"car-${found.id}-${found.version}-${found.views}-${versionsOf(site).site}-${time}"`;
      const headers = { etag, "cache-control": stockCaching };
      if (hasVersion(request.headers, etag)) return new Response(null, { status: 304, headers });
      const answer = await carAnswer(database, site, found, at);
      // A page in this process gets the car itself.
      return request.headers.has("accept-encoding")
        ? Response.json(answer, { headers })
        : new ReadyResponse(answer, { headers });
    },

    async viewCar({ site, params, request }) {
      const { id, car } = await findCar(database, site, params.slug, now());
      const visitor = viewSession(request.headers);
      const day = wallDate(now(), site.timeZone);
      const views = visitor
        ? await countView(database, { carId: id, session: visitor.session, day }, () =>
            mayCount(site, request, `${id}\n${day}`),
          )
        : await readViews(database, id);
      if (visitor && site.card.views) countedCars.note(id);
      const answer = {
        views,
        car_fields: { id: car.id, slug: car.slug, status: car.status, price: car.price, updated_at: car.updated_at },
      };
      return Response.json(answer, {
        headers: { "cache-control": "no-store", ...(visitor?.setCookie ? { "set-cookie": visitor.setCookie } : {}) },
      });
    },

    async search({ site, request }) {
      const query = searchBelowPath(new URL(request.url).searchParams, {}, site);
      const known = search.of(site, query, versionsOf(site));
      const { etag } = known;
      const versioned: Record<string, string> = { etag, "cache-control": stockCaching, vary: "Accept-Encoding" };
      if (hasVersion(request.headers, etag)) return new Response(null, { status: 304, headers: versioned });
      const answer = await known.answer().catch((error: unknown) => {
        throw searchRefusal(log, site, error);
      });
      if (answer.isPartial) noteMissingPart();
      const headers = answer.isPartial ? { "cache-control": "no-store" } : versioned;
      const encodings = request.headers.get("accept-encoding");
      if (encodings === null) return new ReadyResponse(answer.found, { headers });
      const { body, encoding } = await answer.body.for(encodings);
      return new Response(body, {
        headers: {
          ...headers,
          "content-type": "application/json",
          ...(encoding ? { "content-encoding": encoding } : {}),
        },
      });
    },
  };
}

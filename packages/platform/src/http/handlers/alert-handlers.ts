import type { alertEndpoints } from "@forecourt/api";
import { parseSearchQuery, searchBelowPath, searchQueryToParams, searchUrl, siteMoney } from "@forecourt/core";
import { isStopReply, savedSearchName } from "@forecourt/core/alerts";
import { normalisePhone } from "@forecourt/core/phone";
import type { Site } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { readAlertAddress, confirmAlertAddress } from "../../domain/alerts/alert-address.ts";
import { readAlertLink } from "../../domain/alerts/alert-links.ts";
import type { AlertLink } from "../../domain/alerts/alert-links.ts";
import { endAlerts, endTextsTo } from "../../domain/alerts/end-alerts.ts";
import { listAlerts } from "../../domain/alerts/list-alerts.ts";
import { changeAlert, removeAlert, saveAlert } from "../../domain/alerts/save-alert.ts";
import type { AlertAsker, AlertSubject, AlertWish } from "../../domain/alerts/save-alert.ts";
import { locateSearch } from "../../search/stock/locate-search.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { eq } from "../../records/drizzle.ts";
import { users } from "../../records/schema.ts";
import { readBoundedBody } from "../requests/read-bounded-body.ts";
import { siteOrigin } from "../requests/site-origin.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";
import { personalAnswer } from "../answers/personal-answer.ts";
import { isSignedReply } from "./signed-reply.ts";
import { parseJson } from "../../base/text/parse-json.ts";

const replySchema = z.object({ from: z.string().max(40), text: z.string().max(2000) });

/** Saved searches and alerts of signed-in shoppers, the links of their messages, and what they reply. */
export function alertHandlers(dependencies: ApiDependencies): HandlersOf<typeof alertEndpoints> {
  const { database, identity, keys, visitorOf, storedSite, geocoder, textKeyOf, now } = dependencies;

  async function asker(site: Site, request: Request): Promise<AlertAsker> {
    checkOn(site);
    const visitor = visitorOf(request);
    const user = await identity.requireSignedIn(site, visitor);
    return { site: storedSite(site), user, origin: siteOrigin(site, visitor), source: "Saved searches", now: now() };
  }

  async function answer({ site, user }: AlertAsker) {
    const [saved, mail] = await Promise.all([
      listAlerts(database, user.userId),
      readAlertAddress(database.db, user.userId),
    ]);
    return personalAnswer({
      alerts: saved.map(({ search, wishPrice, createdAt, ...rest }) => ({
        ...rest,
        search:
          search === null ? null : searchUrl(site.search.defaultPath, parseSearchQuery(new URLSearchParams(search))),
        wish_price: wishPrice,
        created_at: createdAt.toISOString(),
      })),
      mail: mail ? { email: mail.email, confirmed: mail.isConfirmed } : null,
    });
  }

  async function subjectOf(
    site: Site,
    body: { search?: string | undefined; car_id?: string | undefined },
  ): Promise<AlertSubject> {
    if (body.car_id !== undefined) return { carId: Number(body.car_id) };
    const query = { ...searchBelowPath(new URLSearchParams(body.search), {}, site), page: 1 };
    const { place } = await locateSearch(geocoder, site, query.nearby);
    return {
      search: searchQueryToParams(query).toString(),
      near: place && { lat: place.lat, long: place.long },
      suggestedName: savedSearchName(query, { vehicles: site.search.vehicleType, ...siteMoney(site) }),
    };
  }

  /**
   * A shopper who is gone was somewhere: their alerts ended with the account, and the link of an old message says that
   * they have.
   */
  async function isOfSite(userId: string, site: Site): Promise<boolean> {
    const [user] = await database.db.select({ siteSlug: users.siteSlug }).from(users).where(eq(users.id, userId));
    return user === undefined || user.siteSlug === site.slug;
  }

  /** Alerts can be ended where the site has none any more: messages that were sent still say that they can. */
  async function linkOf(site: Site, token: string): Promise<AlertLink> {
    const link = await readAlertLink(
      keys,
      token,
      async ({ userId }) => (await readAlertAddress(database.db, userId))?.email,
    );
    if (!link || !(await isOfSite(link.userId, site))) throw unknownLink();
    if (link.act === "confirm") checkOn(site);
    return link;
  }

  return {
    async getAlerts({ site, request }) {
      return answer(await asker(site, request));
    },

    async saveAlert({ site, body, request }) {
      const by = await asker(site, request);
      await saveAlert({ database, keys }, by, await subjectOf(site, body), wishOf(body));
      return answer(by);
    },

    async changeAlert({ site, params, body, request }) {
      const by = await asker(site, request);
      await changeAlert({ database, keys }, by, params.id, wishOf(body));
      return answer(by);
    },

    async removeAlert({ site, params, request }) {
      const by = await asker(site, request);
      await removeAlert({ database, keys }, by, params.id);
      return answer(by);
    },

    async readAlertLink({ site, query }) {
      const { act } = await linkOf(site, query.link);
      return { act };
    },

    async followAlertLink({ site, body }) {
      const { act, userId } = await linkOf(site, body.link);
      if (act === "confirm") await confirmAlertAddress(database.db, userId, now());
      else {
        const channel = act === "end_sms" ? "sms" : "mail";
        const ended = { siteSlug: site.slug, userId, channel, source: "Link in a message", now: now() } as const;
        await endAlerts({ database, keys }, ended);
      }
      return { act };
    },

    async takeTextReply({ site, request }) {
      const key = textKeyOf(site.slug);
      if (key === undefined) throw new ApiRefusal(404, "text_service_unknown", "This site has no text service.");
      const body = (await readBoundedBody(request)).toString("utf8");
      if (!isSignedReply(key, request.headers, body, now()))
        throw new ApiRefusal(401, "signature_invalid", "The signature is not that of the text service.");
      const reply = replySchema.safeParse(parseJson(body)).data;
      const phone = reply && normalisePhone(reply.from, site.country);
      if (!reply || phone === undefined)
        throw new ApiRefusal(400, "reply_refused", "Send { from, text } with the shopper's number in from.");
      if (isStopReply(reply.text))
        await endTextsTo({ database, keys }, { siteSlug: site.slug, phone, source: "Reply to a text", now: now() });
      return { received: true };
    },
  };
}

type WishBody = z.output<(typeof alertEndpoints)["changeAlert"]["body"]>;

const wishOf = ({ name, kinds, wish_price: wishPrice, channel, rhythm, email, consent }: WishBody): AlertWish => ({
  name,
  kinds,
  wishPrice,
  channel,
  rhythm,
  email,
  consent,
});

function checkOn(site: Site): void {
  if (!site.saved.alerts) throw new ApiRefusal(404, "alerts_off", "This site has no saved searches.");
}

const unknownLink = () =>
  new ApiRefusal(404, "link_unknown", "This link no longer works. Call us, and we will end your alerts for you.");

import type { garageEndpoints } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import type { GarageReading } from "../../domain/garage/entry-facts.ts";
import { deleteAccount } from "../../domain/garage/delete-account.ts";
import { saveOwnDetails } from "../../domain/garage/own-details.ts";
import { readOwnData } from "../../domain/garage/own-data.ts";
import { readElsewhere } from "../../domain/garage/read-elsewhere.ts";
import { readGarage } from "../../domain/garage/read-garage.ts";
import { ownersElsewhere } from "../../domain/garage/shared-accounts.ts";
import { personalAnswer } from "../answers/personal-answer.ts";
import { endedSessionCookie } from "../requests/session-cookie.ts";
import { otherSiteOrigin } from "../requests/site-origin.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** What a signed-in shopper has at the site: theirs alone, kept by no cache. */
export function garageHandlers({
  database,
  identity,
  keys,
  visitorOf,
  storedSite,
  sharedAccountsOf,
  now,
}: ApiDependencies): HandlersOf<typeof garageEndpoints> {
  async function ownerOf(site: Site, request: Request) {
    return { site, user: await identity.requireSignedIn(site, visitorOf(request)) };
  }
  const slugsOf = (sites: readonly Site[]) => sites.map(({ slug }) => slug);

  return {
    async getGarage({ site, request }) {
      const owner = await ownerOf(site, request);
      const others = sharedAccountsOf(site);
      const secretOf: GarageReading["secretOf"] = (about, id) => keys.hash(about, id);
      const reading = { secretOf, now: now() };
      const [garage, elsewhere] = await Promise.all([
        readGarage(database, { ...owner, ...reading, keys, sharedWith: slugsOf(others) }),
        ownersElsewhere(database.db, owner.user, others).then((owners) =>
          Promise.all(
            owners.map((each) =>
              readElsewhere(database, {
                ...each,
                ...reading,
                origin: otherSiteOrigin(each.site, site, visitorOf(request)),
              }),
            ),
          ),
        ),
      ]);
      return personalAnswer({
        ...garage,
        shared_with: others.map(({ name }) => name),
        elsewhere: elsewhere.filter((each) => each !== undefined),
      });
    },

    async saveOwnDetails({ site, body, request }) {
      const owner = await ownerOf(site, request);
      return personalAnswer(await saveOwnDetails(database.db, owner, slugsOf(sharedAccountsOf(site)), body));
    },

    async downloadOwnData({ site, request }) {
      const owner = await ownerOf(site, request);
      const elsewhere = await ownersElsewhere(database.db, owner.user, sharedAccountsOf(site));
      const data = await readOwnData(database, { ...owner, elsewhere, now: now() });
      const answer = personalAnswer(data);
      answer.headers.set("content-disposition", `attachment; filename="my-data-${site.slug}.json"`);
      return answer;
    },

    async deleteAccount({ site, request }) {
      const owner = await ownerOf(site, request);
      const others = sharedAccountsOf(site).map(storedSite);
      const elsewhere = await ownersElsewhere(database.db, owner.user, others);
      const deleted = await deleteAccount(database, {
        ...owner,
        site: storedSite(site),
        elsewhere,
        keys,
        now: now(),
      });
      return personalAnswer(deleted, endedSessionCookie(visitorOf(request).secure));
    },
  };
}

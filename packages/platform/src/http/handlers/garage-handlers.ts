import type { garageEndpoints } from "@forecourt/api";
import type { Site } from "@forecourt/core/schemas";
import { SignInRequiredError } from "../../base/errors/domain-error.ts";
import { deleteAccount } from "../../domain/garage/delete-account.ts";
import { saveOwnDetails } from "../../domain/garage/own-details.ts";
import { readOwnData } from "../../domain/garage/own-data.ts";
import { readGarage } from "../../domain/garage/read-garage.ts";
import { personal } from "../answers/personal.ts";
import { endedSessionCookie } from "../requests/session-cookie.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** What a signed-in shopper has at the site: theirs alone, kept by no cache. */
export function garageHandlers({
  database,
  identity,
  keys,
  visitorOf,
  now,
}: ApiDependencies): HandlersOf<typeof garageEndpoints> {
  async function ownerOf(site: Site, request: Request) {
    const user = await identity.signedIn(site, visitorOf(request));
    if (!user) throw new SignInRequiredError("Sign in first.");
    return { site, user };
  }

  return {
    async getGarage({ site, request }) {
      const owner = await ownerOf(site, request);
      return personal(
        await readGarage(database, { ...owner, secretOf: (about, id) => keys.hash(about, id), now: now() }),
      );
    },

    async saveOwnDetails({ site, body, request }) {
      const { user } = await ownerOf(site, request);
      return personal(await saveOwnDetails(database.db, user, body));
    },

    async downloadOwnData({ site, request }) {
      const data = await readOwnData(database, { ...(await ownerOf(site, request)), now: now() });
      const answer = personal(data);
      answer.headers.set("content-disposition", `attachment; filename="my-data-${site.slug}.json"`);
      return answer;
    },

    async deleteAccount({ site, request }) {
      const deleted = await deleteAccount(database, { ...(await ownerOf(site, request)), keys, now: now() });
      return personal(deleted, endedSessionCookie(visitorOf(request).secure));
    },
  };
}

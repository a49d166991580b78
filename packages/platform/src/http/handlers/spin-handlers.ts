import type { spinEndpoints } from "@forecourt/api";
import { SignInRequiredError } from "../../base/errors/domain-error.ts";
import { readSpin, shownSpin, takeSpin } from "../../domain/spin/take-spin.ts";
import { personal } from "../answers/personal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The wheel that a shopper turns once. */
export function spinHandlers({
  database,
  routeLeadsOf,
  identity,
  storedSite,
  keys,
  visitorOf,
  onLead,
  now,
}: ApiDependencies): HandlersOf<typeof spinEndpoints> {
  return {
    async takeSpin({ site, body, request }) {
      const user = await identity.signedIn(site, visitorOf(request));
      if (!user) throw new SignInRequiredError("Sign in with your mobile number to take your turn.");
      const turn = await takeSpin(database, {
        site: storedSite(site),
        user,
        body,
        keys,
        routeLead: routeLeadsOf(site.slug),
        now: now(),
      });
      onLead();
      return personal(shownSpin(turn, site));
    },

    async getSpin({ site, params: { id } }) {
      return personal(await readSpin(database.db, { site, id }));
    },
  };
}

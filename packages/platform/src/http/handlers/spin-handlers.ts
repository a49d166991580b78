import type { spinEndpoints } from "@forecourt/api";
import { SignInRequiredError } from "../../base/errors/domain-error.ts";
import { readSpin, shownSpin, takeSpin } from "../../domain/spin/take-spin.ts";
import { personalAnswer } from "../answers/personal-answer.ts";
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
      return personalAnswer(shownSpin(turn, site));
    },

    async getSpin({ site, params: { id } }) {
      return personalAnswer(await readSpin(database.db, { site, id }));
    },
  };
}

import type { CarQuotes, quoteEndpoints } from "@forecourt/api";
import { rightsOfKey } from "../../domain/quotes/api-keys.ts";
import type { KeyRight } from "../../domain/quotes/api-keys.ts";
import { saveQuotes } from "../../domain/quotes/save-quotes.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** The right that writing each part needs. */
const rights: Readonly<Record<keyof CarQuotes, KeyRight>> = {
  finance_lenders: "quotes",
  youxQuote: "quotes",
  autograb_data: "valuations",
};

/** What the systems of lenders and valuers write. */
export const quoteHandlers = ({ database, now }: ApiDependencies): HandlersOf<typeof quoteEndpoints> => ({
  async saveQuotes({ site, params: { stocknum }, body, request }) {
    const [, key] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.get("authorization") ?? "") ?? [];
    const may = key && (await rightsOfKey(database, { siteSlug: site.slug, key, now: now() }));
    if (!may)
      throw new ApiRefusal(401, "key_refused", "Send a key of this site: Authorization: Bearer <key>.", {
        headers: { "www-authenticate": "Bearer" },
      });
    const denied = (Object.keys(body) as (keyof CarQuotes)[]).filter((part) => !may.includes(rights[part]));
    if (denied.length > 0) throw new ApiRefusal(403, "key_may_not", `This key may not write ${denied.join(", ")}.`);
    return saveQuotes(database, { siteSlug: site.slug, stocknum, quotes: body, now: now() });
  },
});

import type { contentEndpoints } from "@forecourt/api";
import { isPageOn, pageAt, standardPages } from "@forecourt/core/pages";
import type { DeclaredPage } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { NotFoundError } from "../../base/errors/domain-error.ts";
import { readPage } from "../../domain/content/read-page.ts";
import { hasVersion } from "../answers/not-modified.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** What a dealer says. */
export function contentHandlers({ database, versionsOf, now }: ApiDependencies): HandlersOf<typeof contentEndpoints> {
  return {
    async getContent({ site, params, request }) {
      refuseWhereOff(params.slug, site);
      const etag = `W/"content-${params.slug}-${versionsOf(site).site}"`;
      const headers = { etag, "cache-control": "public, no-cache" };
      if (hasVersion(request.headers, etag)) return new Response(null, { status: 304, headers });
      const { changesAt, ...page } = await readPage(database, site, params.slug, now());
      const drafts: readonly string[] = site.pages.drafts;
      return Response.json(
        {
          kind: params.kind,
          slug: params.slug,
          ...page,
          isDraft: drafts.some((path) => pageAt(path, [])?.page.name === params.slug),
          ...(changesAt === undefined ? {} : { changesAt: changesAt.toISOString() }),
        },
        { headers },
      );
    },
  };
}

/** Refuses content of a page that is off, such as a page before its launch or a draft. */
function refuseWhereOff(name: string, site: Site): void {
  const declared: readonly DeclaredPage[] = [...site.pages.own, ...standardPages];
  const page = declared.find((each) => each.name === name);
  if (page && !isPageOn(page, site)) throw new NotFoundError("content_unknown", "This site has no such content.");
}

import type { contentEndpoints } from "@forecourt/api";
import { pageAt } from "@forecourt/core/pages";
import { readPage } from "../../domain/content/read-content.ts";
import { hasVersion } from "../answers/not-modified.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** What a dealer says. */
export function contentHandlers({ database, versionsOf, now }: ApiDependencies): HandlersOf<typeof contentEndpoints> {
  return {
    async getContent({ site, params, request }) {
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

import { hasPage, pageAt } from "@forecourt/core/pages";
import { data, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { blocksData } from "../content/blocks-data.ts";
import { takeContentLead } from "../content/content-lead.ts";
import { SiteBlocks } from "../content/site-blocks.tsx";
import styles from "../content/storefront-content.module.css";
import page from "../storefront-page.module.css";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import type { PageHandle } from "../root/site-document.tsx";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";

/** A page whose body is a content record (S1 §2, S2 §2, decisions.md rows 94 and 95). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [site, api, now] = [context.get(siteContext), context.get(apiContext), context.get(nowContext)];
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  const place = pageAt(path, []);
  if (!place?.page.name || !hasPage(path, site)) throw data(null, { status: 404 });
  const content = await api
    .getContent({ kind: "page", slug: place.page.name }, { signal: request.signal })
    .catch((error: unknown) => {
      throw asErrorPage(error);
    });
  const { blocks, title, description, intro, isDraft, changesAt } = content;
  const found = await blocksData(blocks, api, site, request.signal);
  return data(
    {
      path: place.page.paths[0],
      title,
      intro,
      isDraft,
      blocks,
      data: found.data,
      now: now.getTime(),
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: description ?? intro ?? `${title} at ${site.name}.`,
        page: place.page,
        site,
        request,
      }),
    },
    {
      headers: found.isAway
        ? { "cache-control": "no-store" }
        : expiryHeaders({
            site,
            now,
            cars: found.cars,
            changes: [...(changesAt === undefined ? [] : [new Date(changesAt)]), ...found.changes],
          }),
    },
  );
}

/** Takes the form of a page, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeContentLead(args);
export const clientAction = sendSafely;
/** The page is whole before its scripts come. */
export const handle = { start: "touch" } satisfies PageHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function ContentPage() {
  const { title, intro, isDraft, ...rest } = useLoaderData<typeof loader>();
  return (
    <div className={`${page.page} ${styles.page}`}>
      <header className={page.head}>
        {isDraft && <p className={styles.draft}>Draft, not reviewed yet</p>}
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </header>
      <SiteBlocks blocks={rest.blocks} data={rest.data} path={rest.path} now={rest.now} />
      {rest.data.namesRates && <SiteComparisonWarning showsRates />}
    </div>
  );
}

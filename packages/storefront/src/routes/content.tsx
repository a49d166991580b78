import type { JsonLd } from "@forecourt/core";
import { hasPage, pageAt } from "@forecourt/core/pages";
import { mainLocation } from "@forecourt/core/schemas";
import type { ContentBlock, Site } from "@forecourt/core/schemas";
import { data, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { blocksData } from "../content/blocks-data.ts";
import type { BlocksData } from "../content/blocks-data.ts";
import { takeContentLead } from "../content/content-lead.ts";
import { lateBlocks } from "../content/late-blocks.ts";
import { ReadAlso } from "../content/read-also.tsx";
import { showCars } from "../content/show-cars.ts";
import { SiteBlocks } from "../content/site-blocks.tsx";
import styles from "../content/storefront-content.module.css";
import pageStyles from "../storefront-page.module.css";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { placeNode } from "../places/place-node.ts";
import { withShownReviews } from "../reviews/site-reviews.ts";
import { SiteComparisonWarning } from "../site-comparison-warning.tsx";
import { keepNodes, keptNodes, StructuredData } from "../structured-data.tsx";

/** A page whose body is a content record (S1 §2, S2 §2, decisions.md rows 94 and 95). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const [site, api, now] = [context.get(siteContext), context.get(apiContext), context.get(nowContext)];
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  const place = pageAt(path, []);
  if (!place?.page.name || !hasPage(path, site)) throw data(null, { status: 404 });
  const content = await api.getContent({ kind: "page", slug: place.page.name }, { signal: request.signal });
  const { blocks, title, description, intro, isDraft, changesAt } = content;
  const found = await blocksData(blocks, api, site, { now, signal: request.signal });
  const shown = {
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
  };
  keepNodes(shown, () => reviewNodes(blocks, found.data, { site, url: `${siteOrigin(site, request)}${shown.path}` }));
  return data(shown, {
    headers: found.isUnavailable
      ? { "cache-control": "no-store" }
      : expiryHeaders({
          site,
          now,
          cars: found.cars,
          locations: found.data.locations.map(({ location }) => location),
          changes: [...(changesAt === undefined ? [] : [new Date(changesAt)]), ...found.changes],
        }),
  });
}

/** Structured data for the first reviews of the page: those of its place, or of the dealer's first one. */
function reviewNodes(
  blocks: readonly ContentBlock[],
  { reviews }: BlocksData,
  { site, url }: { site: Site; url: string },
): JsonLd[] {
  const [index] = Object.keys(reviews);
  const facts = index === undefined ? undefined : reviews[Number(index)];
  const block = blocks[Number(index)];
  const named = block?.kind === "reviews" ? block.location : undefined;
  const location = site.locations.find((known) => known.slug === named) ?? mainLocation(site.locations);
  return facts && location ? [withShownReviews(placeNode(location, site, { url }), facts)] : [];
}

/** Takes the form of a page, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeContentLead(args);
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function ContentPage() {
  const shown = useLoaderData<typeof loader>();
  const { title, intro, isDraft, ...rest } = shown;
  const body = <SiteBlocks blocks={rest.blocks} data={rest.data} path={rest.path} now={rest.now} parts={lateBlocks} />;
  // Cards of cars name a rate where the site's estimates do, and their T&Cs open this page's one warning.
  const hasCars = showCars(rest.data);
  const isText = rest.blocks.length > 0 && rest.blocks.every(({ kind }) => kind === "prose");
  return (
    <div className={`${pageStyles.page} ${styles.page}`}>
      <header className={pageStyles.head}>
        {isDraft && <p className={styles.draft}>Draft, not reviewed yet</p>}
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </header>
      {isText ? (
        <div className={styles.columns}>
          <div className={styles.sheet}>{body}</div>
          <ReadAlso path={rest.path} />
        </div>
      ) : (
        body
      )}
      <StructuredData nodes={import.meta.env.SSR ? keptNodes(shown) : []} />
      {(hasCars || rest.data.namesRates) && <SiteComparisonWarning ofOffers={rest.data.namesRates} hasCars={hasCars} />}
    </div>
  );
}

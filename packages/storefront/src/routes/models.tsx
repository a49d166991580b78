import { siteMoney } from "@forecourt/core";
import { bodyCategories, bodyLabels, hasBody, modelsByBody, modelsHref } from "@forecourt/core/schemas";
import { ModelGrid } from "@forecourt/dealership/models";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { pageHead } from "../head.ts";
import { modelCard } from "../models/model-card.ts";
import { modelStock, stockLine } from "../models/model-stock.ts";
import styles from "../models/storefront-models.module.css";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";

/** Every model that the dealer sells new, by body category (S2 §2, decisions.md row 93). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("models", site);
  const [api, now] = [context.get(apiContext), context.get(nowContext)];
  const asked = (pageParameters("models", request).get("body") ?? "").toLowerCase();
  const body = bodyCategories.find((known) => known.toLowerCase() === asked);
  const { models, changesAt } = await api.listModels({}, { signal: request.signal });
  const shown = models.filter((model) => body === undefined || hasBody(model, body));
  const stocks = await Promise.all(shown.map((model) => modelStock(api, model, request.signal)));
  const lines = new Map(shown.map(({ slug }, index) => [slug, stockLine(stocks[index] ?? none, siteMoney(site))]));
  const groups = modelsByBody(models);
  const makes = [...new Set(shown.map(({ manufacturer_name: make }) => make))].join(", ");
  const what = body === undefined ? "models" : bodyNames[body];
  const title = `New ${makes === "" ? "" : `${makes} `}${what}`;
  return data(
    {
      title,
      filters: [
        { label: "All", href: modelsHref(), isCurrent: body === undefined },
        ...groups.map((group) => ({
          label: bodyLabels[group.body],
          href: modelsHref(group.body),
          isCurrent: group.body === body,
        })),
      ],
      groups: groups
        .filter((group) => body === undefined || group.body === body)
        .map((group) => ({
          body: group.body,
          title: bodyLabels[group.body],
          models: group.models.map((model) => modelCard(model, lines.get(model.slug))),
        })),
      isOneBody: body !== undefined,
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: `Every new model at ${site.name}: what it is, what is in stock and what it costs to drive away.`,
        page: "models",
        site,
        request,
        address: modelsHref(body),
        index: shown.length > 0,
      }),
    },
    {
      headers: stocks.some(({ isUnavailable }) => isUnavailable)
        ? { "cache-control": "no-store" }
        : expiryHeaders({
            site,
            now,
            cars: stocks.flatMap(({ cars }) => cars),
            changes: changesAt === undefined ? [] : [new Date(changesAt)],
          }),
    },
  );
}

const none = { count: 0, cheapest: undefined, isUsed: false };
const bodyNames = { SUV: "SUVs", Passenger: "passenger cars", Commercial: "utes and vans", Camper: "campers" } as const;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export default function ModelsPage() {
  const { title, filters, groups, isOneBody } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <nav aria-label="Body types">
          <ul className={styles.filters}>
            {filters.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a className={styles.filter} href={href} aria-current={isCurrent ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {groups.length === 0 && <p>There are no models of this kind at the moment. Other body types have some.</p>}
      {groups.map(({ body, title: heading, models }, index) => (
        <ModelGrid
          key={body}
          id={`models-${body.toLowerCase()}`}
          title={isOneBody ? undefined : heading}
          models={models}
          priority={index === 0}
        />
      ))}
    </div>
  );
}

import { modelQuoteForm } from "@forecourt/core";
import { modelsPath, orderModelPath } from "@forecourt/core/pages";
import { comingSoon, modelHref, modelName } from "@forecourt/core/schemas";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { interestFormId } from "../models/model-actions.ts";
import { takeModelLead } from "../models/model-lead.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";

/** The model that the address names: one of the site's, else the words that it gives. */
function asked({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const site = context.get(siteContext);
  assertPageOn("order-model", site);
  const params = pageParameters("order-model", request);
  const id = (params.get("model_id") ?? "").slice(0, 80);
  const known = site.records?.models.find((model) => model.slug === id || model.id === id);
  const typed = (params.get("model_name") ?? "")
    .replace(/[^\p{L}\p{N} .+/()-]/gu, "")
    .trim()
    .slice(0, 60);
  const name = known ? modelName(known) : typed;
  const query = new URLSearchParams({
    ...(id === "" ? {} : { model_id: id }),
    ...(typed === "" ? {} : { model_name: typed }),
  }).toString();
  return {
    site,
    name,
    known,
    model: known ? { make: known.manufacturer_name, model: known.name } : typed === "" ? {} : { model: typed },
    action: query === "" ? orderModelPath : `${orderModelPath}?${query}`,
  };
}

/**
 * Where a price for a new car of a model is asked for (S2 §2 "Get a Quote", decisions.md row 93). Of one that is coming
 * nobody knows a price: its page takes the shopper's interest.
 */
export function loader(args: LoaderFunctionArgs) {
  const { site, name, known, action: path } = asked(args);
  if (known?.status === comingSoon)
    throw redirect(known.visible ? `${modelHref(known)}#${interestFormId}` : modelHref(known), 302);
  const title = modelQuoteForm.title(name);
  return data({
    title,
    name,
    action: path,
    models: (site.records?.models ?? [])
      .filter(({ status }) => status !== comingSoon)
      .map((model) => ({
        name: modelName(model),
        href: `${orderModelPath}?${new URLSearchParams({ model_id: model.slug, model_name: modelName(model) })}`,
      })),
    head: pageHead({
      title: `${title} | ${site.name}`,
      description: `Ask ${site.name} what a new ${name === "" ? "car" : name} costs to drive away, with your trade-in if you have one.`,
      page: "order-model",
      site,
      request: args.request,
    }),
  });
}

/** Takes the request for a quote, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  const { model, action: path } = asked(args);
  return takeModelLead(args, modelQuoteForm, model, path);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function OrderModel() {
  const { title, name, action: path, models } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title={title}
      lead="Tell us which version and colour you have in mind. We will answer with a drive-away price and a date, and nothing is ordered until you say so."
      side={
        <>
          <h2>{name === "" ? "Which model?" : "Another model?"}</h2>
          <ul>
            {models.map((model) => (
              <li key={model.href}>
                <a href={model.href}>{model.name}</a>
              </li>
            ))}
          </ul>
          <p>
            <a href={modelsPath}>Compare all models</a>
          </p>
        </>
      }
      sideLabel="Models"
      sideStands="after"
    >
      <SiteLeadForm key={path} form={modelQuoteForm} action={path} />
    </FormPage>
  );
}

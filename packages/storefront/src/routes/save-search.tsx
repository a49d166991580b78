import { AlertForm, alertFromForm } from "@forecourt/account/alerts";
import { ApiError } from "@forecourt/api/client";
import { parseSearchQuery, searchQueryToParams, searchUrl, signInPath, siteMoney } from "@forecourt/core";
import { savedSearchName } from "@forecourt/core/alerts";
import { savedSearchesPath, saveSearchPath } from "@forecourt/core/pages";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect } from "react";
import { data, redirect, useActionData, useLoaderData, useNavigation } from "react-router";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { keepSentForm, restoreSentForm } from "../enquiry/sent-form.ts";
import { useSite } from "../use-site.ts";

const page = "save-search";

/** The subject of the alerts that the address asks for: a search, or one car. */
function subjectOf(request: Request): { car_id: string } | { search: string } {
  const params = pageParameters(page, request);
  const car = params.get("car_id");
  if (car !== null && /^\d{1,15}$/.test(car)) return { car_id: car };
  return { search: searchQueryToParams({ ...parseSearchQuery(params), page: 1 }).toString() };
}

const addressOf = (subject: ReturnType<typeof subjectOf>): string =>
  `${saveSearchPath}?${"car_id" in subject ? new URLSearchParams(subject) : subject.search}`;

/** The form that saves a search, or what is to be told of a car. Whose it will be is not in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn(page, site);
  const subject = subjectOf(request);
  const [car] =
    "car_id" in subject
      ? (await context.get(apiContext).getCars({ ids: subject.car_id }, { signal: request.signal })).cars
      : [];
  if ("car_id" in subject && !car) throw data(null, { status: 404 });
  const query = "search" in subject ? parseSearchQuery(new URLSearchParams(subject.search)) : undefined;
  const name =
    car?.name ?? (query ? savedSearchName(query, { vehicles: site.search.vehicleType, ...siteMoney(site) }) : "");
  const title = car ? "Keep me posted" : "Save this search";
  return {
    of: car ? ("car" as const) : ("search" as const),
    name,
    title,
    action: addressOf(subject),
    backHref: car?.path ?? (query ? searchUrl(site.search.defaultPath, query) : "/"),
    head: pageHead({
      title: `${title} | ${site.name}`,
      description: `Be told when something changes at ${site.name}.`,
      page,
      site,
      request,
      index: false,
    }),
  };
}

/** Saves it, with or without JavaScript, and goes on to the saved searches. */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn(page, site);
  const subject = subjectOf(request);
  const form = await request.formData();
  const wish = alertFromForm(form);
  try {
    await context.get(apiContext).saveAlert({ ...subject, ...wish });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      const here = addressOf(subject);
      return redirect(signInPath({ type: page, redirect: here, back: here }), 303);
    }
    const errors = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
    const { consent: _consent, ...start } = wish;
    return data(
      { errors, start, problem: error.fields.length === 0 ? error.message : undefined },
      { status: error.status },
    );
  }
  return redirect(savedSearchesPath, 303);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/**
 * /save-search?make=Mazda: keeps the search under a name, and tells what changes of it where the shopper wants that.
 */
export default function SaveSearch() {
  const { of, name, title, action: address, backHref } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { site } = useSite();
  const { state } = useNavigation();
  const refused = answer && "errors" in answer ? answer : undefined;
  // After signing in, and in the form that is sent back: what it hides is not in the answer.
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>("form[data-alert-form]");
    if (form) restoreSentForm(form);
  }, []);
  return (
    <FormPage
      title={title}
      lead={
        of === "car" ? (
          <>
            <a href={backHref}>{name}</a>
          </>
        ) : (
          `We keep it for you, and tell you what comes in if you like.`
        )
      }
    >
      {refused?.problem !== undefined && <p role="alert">{refused.problem}</p>}
      <AlertForm
        key={refused ? "refused" : "new"}
        of={of}
        siteName={site.name}
        vehicles={site.search.vehicleType}
        start={refused?.start ?? { name }}
        errors={refused?.errors ?? {}}
        action={address}
        onSubmit={({ currentTarget }) => keepSentForm(currentTarget)}
        send={of === "car" ? "Keep me posted" : "Save this search"}
        pending={state === "submitting"}
      >
        <Button href={backHref} variant="quiet">
          Go back
        </Button>
      </AlertForm>
    </FormPage>
  );
}

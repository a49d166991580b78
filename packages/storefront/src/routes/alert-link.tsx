import { ApiError } from "@forecourt/api/client";
import { savedSearchesPath } from "@forecourt/core/pages";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useRef } from "react";
import { data, useActionData, useLoaderData, useSubmit } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { CallUs } from "../enquiry/call-us.tsx";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { useSite } from "../use-site.ts";

const page = "alert-link";

const words = {
  end_sms: { title: "End text alerts", press: "End them now", done: "Your text alerts have ended" },
  end_mail: { title: "End email alerts", press: "End them now", done: "Your email alerts have ended" },
  confirm: { title: "Confirm your address", press: "Yes, it is mine", done: "Your address is confirmed" },
} as const;

const linkOf = (request: Request) => (pageParameters(page, request).get("link") ?? "").slice(0, 100);

/** Says what the link of a message does, before it does it, because programs that scan mails open links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn(page, site);
  const link = linkOf(request);
  const found = await context
    .get(apiContext)
    .readAlertLink({ link }, { signal: request.signal })
    .catch((error: unknown) => {
      if (error instanceof ApiError && ["link_unknown", "alerts_off"].includes(error.code)) return undefined;
      throw error;
    });
  return data(
    {
      act: found?.act,
      head: pageHead({
        title: `${found ? words[found.act].title : "This link no longer works"} | ${site.name}`,
        description: `Alerts from ${site.name}.`,
        page,
        site,
        request,
        index: false,
      }),
    },
    {
      status: found ? 200 : 404,
      headers: { "cache-control": "no-store", "referrer-policy": "same-origin" },
    },
  );
}

/** Does it, for a press without JavaScript, and for the button that mail programs have of their own (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  assertPageOn(page, context.get(siteContext));
  const { act } = await context.get(apiContext).followAlertLink({ link: linkOf(request) });
  return { done: act };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /alert-link?link=: one tap ends alerts, or confirms an address, without signing in (decisions.md row 104). */
export default function AlertLinkPage() {
  const { act } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { site } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isDone = answer !== undefined;
  // The tap on the link was the wish: with scripts nothing else is to be pressed.
  useEffect(() => {
    if (act !== undefined && !isDone && document.visibilityState === "visible") void submit(form.current);
  }, [act, isDone, submit]);
  if (act === undefined)
    return (
      <FormPage title="This link no longer works" lead="It may have been cut off, or the address has changed since.">
        <p>
          Reply STOP to a text of ours, or call <CallUs site={site.slug} phone={site.dealer.phone} isKnown={false} />:
          we will end your alerts for you.
        </p>
      </FormPage>
    );
  const { title, press, done } = words[act];
  return (
    // The answer is another page than the question, so that nothing moves to make room for it.
    <FormPage
      key={isDone ? "done" : "asked"}
      title={isDone ? done : title}
      lead={
        isDone
          ? act === "confirm"
            ? `${site.name} emails you the alerts that you asked for.`
            : `${site.name} will not send you any more. What you saved is still there.`
          : undefined
      }
    >
      {isDone ? (
        <>
          <p className="fc-visually-hidden" role="status">
            {done}
          </p>
          <p>
            <Button href={savedSearchesPath} variant="secondary">
              Your saved searches
            </Button>
          </p>
        </>
      ) : (
        <form method="post" ref={form}>
          <Button type="submit" size="l">
            {press}
          </Button>
        </form>
      )}
    </FormPage>
  );
}

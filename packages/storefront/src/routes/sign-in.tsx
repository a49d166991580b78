import { SignInForm } from "@forecourt/account/sign-in";
import { localPath, stockWord, telHref, withDriveName } from "@forecourt/core";
import { garagePaths, pageAt } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { useEffect, useState } from "react";
import { data, useLoaderData } from "react-router";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { FormNote, FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { pageParameters } from "../page-parameters.ts";
import { sendEvent } from "../send-event.ts";
import { SessionNote } from "../session-note.tsx";
import { useSite } from "../use-site.ts";

/** Text of the page for each type in its address. */
const reasons = (vehicles: string): Readonly<Record<string, string>> => ({
  watchlist: `Sign in to keep your saved ${vehicles} on every device.`,
  finance: "Sign in to continue with your finance enquiry.",
  "test-drive": "Sign in with your mobile number to confirm your test drive.",
  "online-payment": "Sign in with your mobile number to pay online.",
  "spin-to-win": "Sign in with your mobile number to take your turn.",
  "save-search": "Sign in with your mobile number to save this search. There is no password.",
  "saved-searches": "Sign in with your mobile number to see your saved searches.",
  personalised: "Sign in to see your personalised finance quote.",
  "sell-my-car": `Sign in with your mobile number to have your ${stockWord(vehicles)} valued.`,
  ...Object.fromEntries(
    garagePaths.map((path) => [
      path.slice(1),
      `Sign in with your mobile number to see your enquiries, bookings and saved ${vehicles}.`,
    ]),
  ),
});

/** What is said of the page that asks for sign-in, where its address has several forms or a type that others share. */
const reasonOfPage = (redirect: string, { search, pages }: Pick<Site, "search" | "pages">): string | undefined => {
  const vehicle = stockWord(search.vehicleType);
  switch (pageAt(redirect.split(/[?#]/, 1)[0] ?? "", pages.own)?.page.name) {
    case "finance":
      return "Sign in to continue with your finance enquiry.";
    case "car-trade-in":
      return `Sign in with your mobile number to have your ${vehicle} valued.`;
    case "checkout":
    case "buy-online":
      return `Sign in with your mobile number to reserve the ${vehicle}.`;
    default:
      return undefined;
  }
};

/** Signing in, and back to where the shopper came from: pages of this site alone (S1 §2, S2 §2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const params = pageParameters("sign-in", request);
  const { available } = await context.get(apiContext).signInStatus(undefined, { signal: request.signal });
  const { watchlist, alerts } = site.saved;
  const redirect = localPath(params.get("redirect") ?? "/");
  const page = {
    // For shoppers who are already signed in.
    gives: [
      watchlist && `Your saved ${site.search.vehicleType} on every device`,
      alerts && "Your saved searches, and word of what comes in for them",
      site.garage.enabled && "Enquiries, bookings, valuations and payments in one place",
    ].filter((line) => line !== false),
    isAvailable: available,
    reason: withDriveName(
      reasons(site.search.vehicleType)[params.get("type") ?? ""] ??
        reasonOfPage(redirect, site) ??
        "Sign in with your mobile number.",
      site.enquiry.testDriveName,
    ),
    redirect,
    back: localPath(params.get("back") ?? "/"),
    head: pageHead({
      title: `Sign in | ${site.name}`,
      description: `Sign in at ${site.name}.`,
      page: "sign-in",
      site,
      request,
    }),
  };
  return data(page, available ? {} : { status: 503, headers: { "retry-after": "600" } });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function SignInPage() {
  const { isAvailable, reason, gives, redirect, back } = useLoaderData<typeof loader>();
  const { site } = useSite();
  const [isThere, setThere] = useState(false);
  // A page behind the gate is asked from the server anew, with the session. Back leads to the page before: this one is
  // done with.
  useEffect(() => {
    if (isThere) location.replace(redirect);
  }, [isThere, redirect]);
  const signedIn = () => {
    sendEvent(site.analytics, "codeVerified", { isCounted: true });
    setThere(true);
  };
  return (
    <FormPage
      picture={site.look.picture}
      title="Sign in"
      lead={isAvailable ? reason : undefined}
      side={
        gives.length > 0 ? (
          <FormNote title="What you find there">
            <ul>
              {gives.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>No password: we text a code to your mobile, each time you sign in.</p>
          </FormNote>
        ) : undefined
      }
      sideLabel="What you find there"
      sideStands="after"
    >
      {isAvailable && <SessionNote />}
      {isAvailable ? (
        <SignInForm
          site={site.slug}
          country={site.country}
          phone={{ text: site.dealer.phone, href: telHref(site.dealer.phone) }}
          onCodeSent={() => sendEvent(site.analytics, "codeSent", { isCounted: true })}
          onSignedIn={signedIn}
        />
      ) : (
        <p>
          Signing in is not possible at the moment: we cannot text you a code. Please call us on{" "}
          <a href={telHref(site.dealer.phone)}>{site.dealer.phone}</a> instead.
        </p>
      )}
      <p>
        <Button href={back} variant="link">
          Go back
        </Button>
      </p>
    </FormPage>
  );
}

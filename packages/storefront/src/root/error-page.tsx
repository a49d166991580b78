import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import { Suspense } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { MessagePage } from "./message-page.tsx";

const NotFoundPage = lazyPart(async () => (await import("./late-not-found-page.tsx")).NotFoundPage);

/** The page for a missing or gone page, or a failure. It names no internals. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isRouteErrorResponse(error) && status === 404)
    return (
      <Suspense>
        <NotFoundPage thrown={error.data} />
      </Suspense>
    );
  if (status === 410)
    return (
      <MessagePage title="This has been sold" text="It is no longer for sale, but we may have one very much like it." />
    );
  return (
    <MessagePage
      title="Something went wrong"
      text="The page could not be shown. Please try again in a moment, or give us a call."
      retry
    />
  );
}

import { isRouteErrorResponse, useRouteError } from "react-router";
import { MessagePage } from "./message-page.tsx";

/** What a shopper sees when a page is not there, is gone, or failed. Names no internals. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404)
    return (
      <MessagePage
        title="We can’t find that page"
        text="It may have moved, or what it showed may have been sold. Our stock is one click away."
      />
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

import { telHref } from "@forecourt/core";
import { useRetry } from "@forecourt/search/live";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useSite } from "../use-site.ts";

/** What stands in place of the stock search of the first page while the search service does not answer; it tries again by itself. */
export function SearchAway() {
  const { site } = useSite();
  const { revalidate } = useRevalidator();
  const [retry] = useState(() => () => void revalidate());
  useRetry(true, retry);
  const { phone } = site.dealer;
  return (
    <Alert
      tone="error"
      title="Our stock search is taking a break"
      live="polite"
      action={
        <Button href={telHref(phone)} variant="secondary">
          Call {phone}
        </Button>
      }
    >
      The {site.search.vehicleType} are here, the search is not answering for a moment. This page tries again by itself. Give us a call and we will look for you.
    </Alert>
  );
}

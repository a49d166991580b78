import { telHref } from "@forecourt/core";
import { useEffect, useRef } from "react";
import { revealNumber } from "../root/reveal-number.ts";

/**
 * A number to call after something was sent. Whoever has just left their details need not ask again: a hidden number is
 * fetched by the reveal call at once, which notes it (decisions.md row 49); the answer of the page itself still holds
 * none.
 *
 * @param site slug of the site
 * @param isKnown whether the shopper has just sent something from here
 */
export function CallUs({
  site,
  phone,
  locationId,
  isKnown,
}: {
  site: string;
  phone: string;
  locationId?: string | undefined;
  isKnown: boolean;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isKnown && link.current?.hash.startsWith("#reveal-phone")) void revealNumber(link.current, site);
  }, [isKnown, site]);
  return (
    <a ref={link} href={telHref(phone)} data-location-id={locationId}>
      {phone}
    </a>
  );
}

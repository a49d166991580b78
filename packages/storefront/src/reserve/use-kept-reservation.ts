import { savedStoreOf } from "@forecourt/account/saved";
import type { ReservationAnswer } from "@forecourt/api";
import type { Car } from "@forecourt/core/schemas";
import { useEffect } from "react";
import { useSite } from "../use-site.ts";

/**
 * Keeps on the device where a reservation stands, so that its car's page leads back to it; drops it when the car is
 * free again or sold.
 *
 * @param reservation what its page shows; undefined or null where nothing is reserved
 * @param href address of that page
 */
export function useKeptReservation(
  reservation: Pick<ReservationAnswer, "car" | "state" | "until"> | null | undefined,
  href: string,
  picture: Car["primary_image_url"] | undefined,
): void {
  const { slug: site } = useSite().site;
  const { id, slug, name } = reservation?.car ?? {};
  const { state, until } = reservation ?? {};
  useEffect(() => {
    if (id === undefined || slug === undefined || name === undefined || until === undefined) return;
    const store = savedStoreOf(site);
    if (state === "held" || state === "reserved")
      store.keepReserved({ id, slug, name, primary_image_url: picture ?? null, href, until });
    // An ended reservation of a car does not replace another one.
    else if (store.getState().reserved.some((kept) => kept.href === href)) store.dropReserved(id);
  }, [site, id, slug, name, state, until, href, picture]);
}

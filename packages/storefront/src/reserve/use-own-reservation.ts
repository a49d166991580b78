import { useSaved } from "@forecourt/account/saved";
import { useSite } from "../use-site.ts";

/** A reservation that a shopper has in this browser. */
interface OwnReservation {
  /** Address of its page. */
  href: string;
  /** Whether the time that it was given is not over. Whether it stands, only the reservation itself knows. */
  isRunning: boolean;
}

/**
 * The reservation of a car that the shopper has in this browser; undefined where there is none. Read from the device,
 * since a page is the same for everybody.
 */
export function useOwnReservation(carId: string | undefined): OwnReservation | undefined {
  const { site } = useSite();
  const own = useSaved(site.slug, ({ reserved }) => reserved.find(({ id }) => id === carId));
  return own && { href: own.href, isRunning: isRunning(own.until) };
}

const isRunning = (until: string): boolean => Date.parse(until) > Date.now();

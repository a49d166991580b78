import { useSaved } from "@forecourt/account/saved";
import { useSite } from "../use-site.ts";

/**
 * What a reserved car says to the shopper who looks at it: hers leads to her reservation. Read from the device, since a page is
 * the same for everybody.
 */
export function OwnReservation({ carId, others }: { carId: string; others?: string }) {
  const { site } = useSite();
  const own = useSaved(site.slug, ({ reserved }) => reserved.find(({ id }) => id === carId));
  if (!own) return others;
  return (
    <>
      {/* A hold may have ended, and another shopper have it now: only the reservation itself knows. */}
      {isRunning(own.until) ? "Reserved for you." : "Reserved at the moment."}{" "}
      <a href={own.href} rel="nofollow">
        See your reservation
      </a>
    </>
  );
}

const isRunning = (until: string): boolean => Date.parse(until) > Date.now();

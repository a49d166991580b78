import { useOwnReservation } from "./use-own-reservation.ts";

/**
 * What a reserved car says to the shopper who looks at it: hers leads to her reservation. Read from the device, since a
 * page is the same for everybody.
 */
export function OwnReservation({ carId, others }: { carId: string; others?: string }) {
  const own = useOwnReservation(carId);
  if (!own) return others;
  return (
    <>
      {/* A hold may have ended, and another shopper have it now: only the reservation itself knows. */}
      {own.isRunning ? "Reserved for you." : "Reserved at the moment."}{" "}
      <a href={own.href} rel="nofollow">
        See your reservation
      </a>
    </>
  );
}

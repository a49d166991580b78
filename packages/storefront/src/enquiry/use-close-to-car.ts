import type { Car } from "@forecourt/core/schemas";
import { useLocation, useNavigate } from "react-router";

/** Closes a form over the page of its car: it leads back to the car, by the way the shopper came. */
export function useCloseToCar({ path }: Pick<Car, "path">): () => void {
  const navigate = useNavigate();
  const { state: cameFrom } = useLocation() as { state: { from?: string } | null };
  // A panel opened before this code loaded has it only in the history entry (early-answers.ts).
  const openedOver = () => cameFrom?.from ?? (history.state as { from?: string } | null)?.from;
  return () =>
    void (openedOver() === path ? navigate(-1) : navigate(path, { replace: true, preventScrollReset: true }));
}

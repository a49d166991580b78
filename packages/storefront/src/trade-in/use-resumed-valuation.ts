import { useEffect } from "react";
import { NavigationType, useNavigate, useNavigationType } from "react-router";
import { tradeInHref } from "./trade-in-view.ts";
import type { TradeInView } from "./trade-in-view.ts";

/** The valuation that was begun last, while the tab stays with the site. */
let begun: Pick<TradeInView, "path" | "carId" | "valuation"> | undefined;

/**
 * Resumes a valuation when a shopper goes back to the address where it began. That address names no valuation, so the
 * hook leads to the first step of the one that began there, with the car as it was typed. A link to that address starts
 * a new valuation.
 *
 * @param isSent whether the valuation on the page is with the dealer
 */
export function useResumedValuation(view: TradeInView, isSent: boolean): void {
  const { path, carId, valuation } = view;
  const cameBy = useNavigationType();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSent) begun = undefined;
    else if (valuation !== undefined) begun = { path, carId, valuation };
    else if (cameBy === NavigationType.Pop && begun?.path === path && begun.carId === carId)
      void navigate(tradeInHref(begun, begun.valuation, "car"), { replace: true, preventScrollReset: true });
  }, [path, carId, valuation, isSent, cameBy, navigate]);
}

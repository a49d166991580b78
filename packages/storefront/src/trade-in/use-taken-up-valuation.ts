import { useEffect } from "react";
import { NavigationType, useNavigate, useNavigationType } from "react-router";
import { tradeInHref } from "./trade-in-view.ts";
import type { TradeInView } from "./trade-in-view.ts";

/** The valuation that was begun last, while the tab stays with the site. */
let begun: Pick<TradeInView, "path" | "carId" | "valuation"> | undefined;

/**
 * Who goes back to where a valuation began finds the car as it was typed: that address names no valuation yet, so it is led on to the first
 * step of the one that was begun there. A link to that address begins anew.
 *
 * @param isSent whether the valuation on the page is with the dealer
 */
export function useTakenUpValuation(view: TradeInView, isSent: boolean): void {
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

import { cardButtonLabels } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { useSite } from "../use-site.ts";

/**
 * What a sold car offers: the form that asks for one like it, and those that are in stock now (S1 §2, §4).
 *
 * @param props.stockHref search of the stock for cars like it
 */
export function FindSimilarLink({ car, stockHref }: { car: CarSummary; stockHref: string }) {
  const { label = cardButtonLabels.findSimilar } = useSite().site.card.buttons.findSimilar ?? {};
  return (
    <>
      <Button href={`${car.path}/${carForms.findSimilar}`} block rel="nofollow" data-keep-scroll="">
        {label}
      </Button>
      <Button href={stockHref} block variant="secondary">
        See what we have now
      </Button>
    </>
  );
}

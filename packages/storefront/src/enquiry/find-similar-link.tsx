import { cardButtonLabels } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { similarSearchHref } from "../similar-search.ts";
import { useSite } from "../use-site.ts";

/** What a sold car offers: the form that asks for one like it, and those that are in stock now (S1 §2, §4). */
export function FindSimilarLink({ car }: { car: CarSummary }) {
  const { label = cardButtonLabels.findSimilar } = useSite().site.card.buttons.findSimilar ?? {};
  return (
    <>
      <Button href={`${car.path}/${carForms.findSimilar}`} block rel="nofollow" data-keep-scroll="">
        {label}
      </Button>
      <Button href={similarSearchHref(car)} block variant="secondary">
        See what we have now
      </Button>
    </>
  );
}

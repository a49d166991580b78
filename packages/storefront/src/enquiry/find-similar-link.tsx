import { cardButtonLabels, emptySearchQuery, searchUrl } from "@forecourt/core";
import { carForms, saveSearchPath } from "@forecourt/core/pages";
import type { CarSummary } from "@forecourt/core/schemas";
import { Button } from "@forecourt/ui-kit/button";
import { useSite } from "../use-site.ts";

/**
 * What a sold car offers: the form that asks for one like it, word of the next one of its model, and those that are in
 * stock now (S1 §2, §4).
 *
 * @param props.stockHref search of the stock for cars like it
 */
export function FindSimilarLink({ car, stockHref }: { car: CarSummary; stockHref: string }) {
  const { card, saved } = useSite().site;
  const { label = cardButtonLabels.findSimilar } = card.buttons.findSimilar ?? {};
  const { make, model } = car;
  return (
    <>
      <Button href={`${car.path}/${carForms.findSimilar}`} block rel="nofollow" data-keep-scroll="">
        {label}
      </Button>
      {saved.alerts && (
        <Button
          href={searchUrl(saveSearchPath, { ...emptySearchQuery, filters: { make: [make], model: [model] } })}
          block
          variant="secondary"
          rel="nofollow"
        >
          Tell me about the next one
        </Button>
      )}
      <Button href={stockHref} variant={saved.alerts ? "link" : "secondary"} block={!saved.alerts}>
        See what we have now
      </Button>
    </>
  );
}

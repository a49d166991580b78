import { showsSaveButton } from "@forecourt/core";
import type { CarSummary } from "@forecourt/core/schemas";
import { signInHere } from "./sign-in-here.ts";
import { mayBeSignedIn } from "./signed-in-mark.ts";
import styles from "./account-buttons.module.css";
import { savedStoreOf, useSaved } from "./use-saved.ts";

/** Props of {@link SavedButtons}. */
export interface SavedButtonsProps {
  /** Slug of the site. */
  site: string;
  car: CarSummary;
  /** Cars can be saved here, and this one qualifies (`canFavourite`). */
  canSave: boolean;
  /** Cars can be compared here, and this one qualifies. */
  canCompare: boolean;
  /** Whoever is not signed in is led to sign in before a car is saved (decisions.md row 86). @default false */
  signInToSave?: boolean;
}

/**
 * Heart and compare of a car card, to lie over its picture (S1 §2, §4). They look the same before the device has been
 * read, so nothing moves; without JavaScript they are not there. A sold car that is not saved has no heart.
 */
export function SavedButtons({ site, car, canSave, canCompare, signInToSave = false }: SavedButtonsProps) {
  const isSaved = useSaved(site, ({ favourites }) => favourites.some(({ id }) => id === car.id));
  // Such a press saves nothing, and is counted once the car is saved.
  const leadsToSignIn = useSaved(site, ({ ready }) => ready && signInToSave && !isSaved && !mayBeSignedIn(site));
  const isCompared = useSaved(site, ({ compare }) => compare.some(({ id }) => id === car.id));
  const store = savedStoreOf(site);
  // Until the page has read the device, the button shows a saved car as not saved. A press then saves it; it never
  // removes it.
  return (
    <>
      {canSave && showsSaveButton(car, isSaved) && (
        <button
          className={styles.heart}
          type="button"
          aria-pressed={isSaved}
          aria-label={`Save ${car.name}`}
          data-car-id={car.id}
          data-event={isSaved || leadsToSignIn ? undefined : "saveCar"}
          onClick={() => {
            if (signInToSave && !isSaved && !mayBeSignedIn(site)) location.assign(signInHere());
            else if (store.getState().favourites.some(({ id }) => id === car.id) === isSaved) store.toggleSaved(car);
          }}
        />
      )}
      {canCompare && (car.status !== "sold" || isCompared) && (
        <button
          className={styles.compare}
          type="button"
          aria-pressed={isCompared}
          aria-label={`Compare ${car.name}`}
          onClick={() => {
            if (store.getState().compare.some(({ id }) => id === car.id) === isCompared) store.toggleCompared(car);
          }}
        >
          Compare
        </button>
      )}
    </>
  );
}

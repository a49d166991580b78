import { useEffect } from "react";

/**
 * Warns in the console of what a page could not show (S1 §8): a picture that fails to load, and a place without a phone
 * number, which its part names in `data-phone-missing`. Shoppers see neither.
 *
 * @param path of the page, which the warning of a missing number names
 */
export function useLoggedGaps(path: string): void {
  useEffect(() => {
    // Failures before this code loaded, and later ones; the error event of a picture does not bubble.
    for (const picture of document.querySelectorAll("img"))
      if (picture.complete && picture.currentSrc !== "" && picture.naturalWidth === 0) warnOfPicture(picture);
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) warnOfPicture(target);
    };
    document.addEventListener("error", onError, true);
    return () => document.removeEventListener("error", onError, true);
  }, []);
  useEffect(() => {
    const places = [...document.querySelectorAll<HTMLElement>("[data-phone-missing]")].map(
      ({ dataset }) => dataset["phoneMissing"],
    );
    for (const place of new Set(places))
      console.warn(`[storefront] The phone number of ${place} is missing (${path}).`);
  }, [path]);
}

const warnOfPicture = (picture: HTMLImageElement): void =>
  console.warn(`[storefront] A picture failed to load: ${picture.currentSrc || picture.src}`);

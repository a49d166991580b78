const touches = ["pointerdown", "keydown", "click"] as const;

/**
 * Resolves at the shopper's first touch or key on the page, at once where there was one already or on the server: code that
 * is of use only to somebody who does something waits for it.
 */
export function whenTouched(): Promise<void> {
  if (typeof window === "undefined" || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const touched = () => {
      for (const touch of touches) removeEventListener(touch, touched, true);
      resolve();
    };
    for (const touch of touches) addEventListener(touch, touched, true);
  });
}

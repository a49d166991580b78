import type { StoredUserDetails } from "@forecourt/core/schemas";

const names = ["name", "last_name", "email", "phone", "postcode"] as const;

/**
 * Puts what the device knows of a shopper into the fields of a form that are still empty (S1 §9, decisions.md row 84),
 * except the one that she is in: she is about to type there. In the browser alone.
 */
export function fillKnownDetails(form: HTMLFormElement, details: StoredUserDetails | undefined): void {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const known = details?.[name];
    const isFree = field instanceof HTMLInputElement && field.value === "" && field !== document.activeElement;
    if (known && isFree) field.value = known;
  }
}

/**
 * The details of a sent form, to be kept on the device.
 *
 * @example
 * knownDetails({ name: "Kim", email: "kim@example.com", message: "Hi" }) // { name: "Kim", last_name: null, email: "kim@example.com", phone: null, postcode: null }
 */
export function knownDetails(values: Readonly<Record<string, string>>): StoredUserDetails {
  const text = (name: (typeof names)[number]) => values[name]?.trim() || null;
  return {
    name: text("name"),
    last_name: text("last_name"),
    email: text("email"),
    phone: text("phone"),
    postcode: text("postcode"),
  };
}

import { signInPagePath } from "@forecourt/core/pages";

/** In the storage of the tab: erased with all else that a shopper clears. */
const key = "forecourt:sent-form";

/**
 * Keeps what stands in a form that is being sent, until it was taken, for as long as the tab is open: where the session
 * has ended meanwhile, sending it leads to sign in and back to an empty form.
 */
export function keepSentForm(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  try {
    sessionStorage.setItem(key, JSON.stringify({ action: form.getAttribute("action"), fields }));
  } catch {
    // A tab that keeps nothing begins anew.
  }
}

/** Whether the page was led to by signing in, as it was where the session had ended. */
export const isSignedInFor = (): boolean =>
  URL.canParse(document.referrer) && new URL(document.referrer).pathname === signInPagePath;

/**
 * Puts what was kept back into the same form, once, unless the shopper has begun anew. A consent to messages is given
 * by hand each time.
 */
export function restoreSentForm(form: HTMLFormElement): void {
  const { action, fields } = readSentForm();
  dropSentForm();
  const controls = [...form.elements].filter((each) => isControl(each));
  if (action !== form.getAttribute("action") || controls.some(isChanged)) return;
  for (const control of controls) {
    const values = fields.flatMap(([name, value]) => (name === control.name ? [value] : []));
    if (control instanceof HTMLInputElement && isBox(control)) {
      if (!control.name.startsWith("consent_")) control.checked = values.includes(control.value);
    } else if (values[0] !== undefined) control.value = values[0];
  }
}

/** Drops the stored form once it was accepted. */
export function dropSentForm(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A tab that keeps nothing has none.
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

/** Whether a shopper fills in this control: hidden fields belong to the page, and files cannot be restored. */
const isControl = (element: Element): element is Control =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== "hidden" && element.type !== "file");

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return false;
  if (control instanceof HTMLInputElement && isBox(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function readSentForm(): { action?: unknown; fields: readonly (readonly [string, string])[] } {
  try {
    const { action, fields } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, unknown>;
    const isPair = (entry: unknown): entry is [string, string] =>
      Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === "string");
    return { action, fields: Array.isArray(fields) ? fields.filter(isPair) : [] };
  } catch {
    return { fields: [] };
  }
}

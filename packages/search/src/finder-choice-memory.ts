/** Key of a choice in the state of its page's history entry. */
const key = "finder";

/** The choices made in a form, by field, without empty ones. */
export function choicesOf(form: HTMLFormElement | null): [name: string, value: string][] {
  return [...new FormData(form ?? undefined)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
  );
}

/**
 * Keeps what is chosen with the page's entry of the history: Back brings both back, also where the page is opened anew.
 */
export function saveChoices(form: HTMLFormElement | null): void {
  history.replaceState({ ...(history.state as object | null), [key]: Object.fromEntries(choicesOf(form)) }, "");
}

/** Chooses again what was chosen when the page's entry was left. Does nothing on a first visit. */
export function restoreChoices(form: HTMLFormElement | null): void {
  const kept = (history.state as Record<string, unknown> | null)?.[key];
  if (!form || typeof kept !== "object" || kept === null) return;
  for (const field of Array.from(form.elements)) {
    // Later choices stay.
    if (!(field instanceof HTMLSelectElement) || field.value !== "") continue;
    const value: unknown = (kept as Record<string, unknown>)[field.name] ?? "";
    // A value that is no longer offered cannot be restored.
    if ([...field.options].some((option) => option.value === value)) field.value = value as string;
  }
}

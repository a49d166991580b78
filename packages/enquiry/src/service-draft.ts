const keyOf = (site: string) => `forecourt:${site}:service-booking`;

/** Text typed into the steps of a service booking, by step; in the tab's session only, and only until it is sent. */
export type ServiceDraft = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The draft so far; empty when nothing readable is stored. */
export function readServiceDraft(site: string): ServiceDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? "{}");
    return isDraft(kept) ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Keeps what stands in the form of a step, so that a reload or a way back loses nothing. Without storage nothing is
 * kept.
 */
export function keepServiceDraft(site: string, step: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  try {
    sessionStorage.setItem(keyOf(site), JSON.stringify({ ...readServiceDraft(site), [step]: values }));
  } catch {
    // A full or forbidden store: a reload then shows an empty step.
  }
}

/** Forgets what was typed into a step. */
export function forgetServiceStep(site: string, step: string): void {
  const { [step]: _, ...others } = readServiceDraft(site);
  try {
    sessionStorage.setItem(keyOf(site), JSON.stringify(others));
  } catch {
    // Nothing was kept.
  }
}

/** Forgets it: the booking is sent. */
export function forgetServiceDraft(site: string): void {
  try {
    sessionStorage.removeItem(keyOf(site));
  } catch {
    // Nothing was kept.
  }
}

/**
 * Puts what was typed before back into a form: empty texts, and every box and choice. Resolves when all of it is there.
 */
export async function fillFromDraft(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>> | undefined,
): Promise<void> {
  if (!values) return;
  for (const field of form.querySelectorAll("select")) {
    field.value = values[field.name] ?? field.value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
  // Other days are offered at another place: they are drawn by then.
  await Promise.resolve();
  for (const field of Array.from(form.elements)) {
    if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = values[field.name] === "on";
    else if (field instanceof HTMLInputElement && field.type === "radio")
      field.checked ||= !hasChoice(form, field.name) && values[field.name] === field.value;
    else if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === "")
      field.value = values[field.name] ?? "";
  }
}

const hasChoice = (form: HTMLFormElement, name: string) => form.querySelector(`input[name="${name}"]:checked`) !== null;

function isDraft(value: unknown): value is ServiceDraft {
  const isRecord = (part: unknown): part is Record<string, unknown> =>
    typeof part === "object" && part !== null && !Array.isArray(part);
  return (
    isRecord(value) &&
    Object.values(value).every(
      (step) => isRecord(step) && Object.values(step).every((text) => typeof text === "string"),
    )
  );
}

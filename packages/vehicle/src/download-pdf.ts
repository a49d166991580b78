import { endpointPath } from "@forecourt/api/fetch-endpoint";

/**
 * Fetches the car on paper and saves it as {slug}.pdf (S1 §7). When that fails, an alert says why (S1 §8).
 *
 * @example
 * await downloadPdf("2021-mazda-cx-5-used-s1042") // saves 2021-mazda-cx-5-used-s1042.pdf
 */
export async function downloadPdf(slug: string): Promise<void> {
  try {
    const response = await fetch(endpointPath("GET /cars/{slug}.pdf", { slug }));
    if (!response.ok) throw new Error(await reasonOf(response));
    const address = URL.createObjectURL(await response.blob());
    Object.assign(document.createElement("a"), { href: address, download: `${slug}.pdf` }).click();
    // The download has started by the next task.
    setTimeout(() => URL.revokeObjectURL(address));
  } catch (error) {
    alert(
      error instanceof TypeError
        ? "The PDF could not be fetched. Please check your connection and try again."
        : (error as Error).message,
    );
  }
}

async function reasonOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  return body.error ?? "The PDF could not be made. Please try again in a moment.";
}

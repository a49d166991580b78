import { useState } from "react";
import { useRevalidator } from "react-router";
import { sendPhotos } from "./send-photos.ts";
import { smallerPhoto } from "./smaller-photo.ts";

/** Sends photos of a valuation from the browser, made smaller first; the page shows them once they are there. */
export function useTradeInPhotos(valuation: string | undefined) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<{ sent: number; of: number }>();
  const [error, setError] = useState<string>();

  /** @returns whether all of them were taken */
  async function send(files: readonly File[]): Promise<boolean> {
    if (valuation === undefined) return true;
    setError(undefined);
    setSending({ sent: 0, of: files.length });
    const { createApiClient } = await import("@forecourt/api/client");
    const said = await sendPhotos(
      createApiClient(),
      valuation,
      files.map((file) => ({ name: file.name, file: () => smallerPhoto(file) })),
      (sent) => setSending({ sent, of: files.length }),
    ).catch(() => undefined);
    setSending(undefined);
    setError(said);
    await revalidate();
    return said === undefined;
  }
  return { sending, error, send };
}

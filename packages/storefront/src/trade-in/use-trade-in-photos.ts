import { ApiError } from "@forecourt/api/client";
import { tradeInPhotoTexts } from "@forecourt/core/trade-in";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { sendPhotos } from "./send-photos.ts";
import { smallerPhoto } from "./smaller-photo.ts";

/** Sends photos of a valuation from the browser, made smaller first; the page shows them once they are there. */
export function useTradeInPhotos(valuation: string | undefined) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<{ sent: number; of: number }>();
  const [error, setError] = useState<string>();

  async function sendNow(id: string, files: readonly File[]): Promise<string | undefined> {
    const { createApiClient } = await import("@forecourt/api/client");
    return sendPhotos(
      createApiClient(),
      id,
      files.map((file) => ({ name: file.name, file: () => smallerPhoto(file) })),
      (sent) => setSending({ sent, of: files.length }),
    );
  }

  /** @returns whether all of them were taken */
  async function send(files: readonly File[]): Promise<boolean> {
    if (valuation === undefined) return true;
    setError(undefined);
    setSending({ sent: 0, of: files.length });
    const said = await sendNow(valuation, files).catch((error: unknown) =>
      // A valuation that is gone is the page's to tell, which is asked for anew below.
      error instanceof ApiError ? undefined : tradeInPhotoTexts.unsent,
    );
    setSending(undefined);
    setError(said);
    // Without a connection the page cannot be asked for either: an error page would take the place of the answers.
    if (!said?.includes(tradeInPhotoTexts.unsent)) await revalidate();
    return said === undefined;
  }
  return { sending, error, send };
}

import { ApiError } from "@forecourt/api/client";
import type { ApiClient } from "@forecourt/api/client";
import { tradeInPhotoLimits, tradeInPhotoTexts, tradeInPhotoTypes } from "@forecourt/core/trade-in";

/** Text for a photo in the format of iPhones (HEIC), which the server cannot read. */
export const heicText =
  "This is an iPhone photo in HEIC, which we cannot read. Choose it on the iPhone itself, which turns it into a JPEG, or save it as a JPEG first.";

/**
 * Whether a photo is in that format, by its name and type: browsers know no type for it where their system has none.
 */
function isHeicPhoto({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/.test(type) || (type === "" && /\.hei[cf]$/i.test(name));
}

/** A chosen photo, and what of it is sent. */
export interface ChosenPhoto {
  name: string;
  file: () => Promise<Blob> | Blob;
}

/**
 * Sends photos one after the other, with or without JavaScript; one that is not taken keeps no other from being sent.
 *
 * @param onSent hears how many are done
 * @returns what is said beside the field: each photo that was not taken, and why; undefined when all were
 */
export async function sendPhotos(
  api: Pick<ApiClient, "addTradeInPhoto">,
  id: string,
  photos: readonly ChosenPhoto[],
  onSent: (count: number) => void = () => {},
): Promise<string | undefined> {
  const said: string[] = [];
  for (const [index, { name, file: read }] of photos.entries()) {
    const problem = await sendPhoto(api, id, name, read);
    if (problem === tradeInPhotoTexts.count) {
      said.push(problem);
      break;
    }
    if (problem !== undefined) said.push(`${name}: ${problem}`);
    onSent(index + 1);
  }
  return said.length > 0 ? said.join(" ") : undefined;
}

async function sendPhoto(
  api: Pick<ApiClient, "addTradeInPhoto">,
  id: string,
  name: string,
  read: ChosenPhoto["file"],
): Promise<string | undefined> {
  try {
    const file = await read();
    if (isHeicPhoto({ name, type: file.type })) return heicText;
    if (file.size > tradeInPhotoLimits.maxBytes) return tradeInPhotoTexts.bytes;
    if (!tradeInPhotoTypes.includes(file.type)) return tradeInPhotoTexts.type;
    await api.addTradeInPhoto({ id, file });
    return undefined;
  } catch (error) {
    // If the valuation is gone or sent, the step says so, not this field.
    if (error instanceof ApiError && error.status < 500) {
      if (error.code === "trade_in_unknown" || error.code === "trade_in_sent") throw error;
      return error.message;
    }
    return tradeInPhotoTexts.unsent;
  }
}

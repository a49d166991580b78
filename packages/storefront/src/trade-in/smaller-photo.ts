import { tradeInPhotoLimits, tradeInPhotoTypes } from "@forecourt/core/trade-in";

/**
 * A photo as it is sent: of at most 1600 px, as a JPEG, so that a slow line carries it. A file that the browser cannot
 * decode, or that is small already, stays as it is; the platform decides what it takes.
 */
export async function smallerPhoto(file: File): Promise<Blob> {
  const made = await redrawn(file).catch(() => undefined);
  if (!made) return file;
  return tradeInPhotoTypes.includes(file.type) && file.size <= made.size ? file : made;
}

async function redrawn(file: File): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, tradeInPhotoLimits.storedEdge / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return undefined;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/jpeg", 0.85));
  } finally {
    bitmap.close();
  }
}

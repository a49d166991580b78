import { join } from "node:path";
import { failureDetails } from "../../base/log/log-line.ts";
import type { Log } from "../../base/log/log-line.ts";
import { hasVersion } from "../answers/not-modified.ts";
import { refusalResponse } from "../answers/api-refusal.ts";
import { expectedRefusal } from "../answers/refusal-of.ts";
import type { TakeWork } from "../../base/load/create-work-queue.ts";
import { createPreparation } from "../../files/images/create-preparation.ts";
import { createPictureFiles } from "../../files/images/create-picture-files.ts";
import type { PictureOrigin } from "../../files/images/create-picture-origin.ts";
import type { SpinFrames } from "../../files/images/create-spin-frames.ts";
import { imageFormat, parseImagePath } from "../../domain/media/image-request.ts";
import type { ImageFormat } from "../../domain/media/image-request.ts";
import { pictureName } from "../../domain/media/picture-name.ts";
import { sourceFile } from "../../domain/media/source-file.ts";
import { resizeImage } from "../../files/images/resize-image.ts";

/** Widths in which browsers ask for the frames of a spin, px. */
const spinWidths = { least: 480, most: 960 };

/** What pictures are served from. */
export interface ImageServerDependencies {
  dataDir: string;
  log: Log;
  spins: Pick<SpinFrames, "after">;
  /** Where a picture waits for its turn to be made; what it refuses is answered with the refusal. */
  queue: TakeWork;
  /** What the made pictures may take on disk. */
  maxBytes: number;
  /** Brings pictures that are not in the media folder yet. */
  origin?: PictureOrigin | undefined;
}

/** Answers `/img/{width}/{key}`; undefined for every other path. */
export type ImageServer = (request: Request, path: string) => Promise<Response | undefined>;

/**
 * Serves the pictures of `media/` in the data folder, resized, as AVIF, WebP or JPEG by `Accept`. Each size is made
 * once, in the turn of a queue, and kept under `cache/images/` up to a size. A key names one picture for good, so
 * browsers keep it. The first picture of a spin has the others made in the same size meanwhile, so that the first
 * shopper who turns the car does not wait for all of them.
 */
export function createImageServer({
  dataDir,
  log,
  spins,
  queue,
  maxBytes,
  origin,
}: ImageServerDependencies): ImageServer {
  const media = join(dataDir, "media");
  const files = createPictureFiles({ folder: join(dataDir, "cache", "images"), maxBytes, log });
  const underWay = new Map<string, Promise<Buffer>>();
  const prepare = createPreparation();

  /**
   * The file behind a key, brought from the origin where it is not there yet; "late" where the origin could not say
   * whether there is one.
   */
  async function source(key: string): Promise<Awaited<ReturnType<typeof sourceFile>> | "late"> {
    const found = await sourceFile(media, key);
    if (found || !origin) return found;
    const isKnown = await origin(key);
    return (await sourceFile(media, key)) ?? (isKnown ? undefined : "late");
  }

  /** A picture from the cache, or made now; one that is being made is made once. */
  function picture({ file, name, width, format }: Wanted): Promise<Buffer> {
    let making = underWay.get(name);
    if (!making) {
      making = made({ file, name, width, format }).finally(() => underWay.delete(name));
      underWay.set(name, making);
    }
    return making;
  }

  async function made({ file, name, width, format }: Wanted): Promise<Buffer> {
    const kept = await files.read(name);
    if (kept) return kept;
    const bytes = await queue(() => resizeImage(file, width, format));
    await files.write(name, bytes);
    return bytes;
  }

  function prepareSpin(key: string, width: number, format: ImageFormat): void {
    if (width < spinWidths.least || width > spinWidths.most) return;
    const tasks = spins.after(key).map((frame) => async () => {
      const found = await source(frame);
      if (found && found !== "late")
        await picture({ file: found.file, name: pictureName(frame, found.stamp, width, format), width, format });
    });
    prepare(`${key} ${width} ${format}`, tasks);
  }

  return async (request, path) => {
    if (path !== "/img" && !path.startsWith("/img/")) return undefined;
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    const asked = parseImagePath(path);
    const found = asked && (await source(asked.key));
    if (!asked || !found) return refuse(404, "There is no such picture.");
    if (found === "late")
      return refuse(503, "The picture is not here yet. Ask again in a few seconds.", {
        "cache-control": "no-store",
        "retry-after": "5",
      });
    const format = imageFormat(request.headers.get("accept"));
    const name = pictureName(asked.key, found.stamp, asked.width, format);
    const headers = {
      etag: `"${name}"`,
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept",
      "x-content-type-options": "nosniff",
    };
    if (hasVersion(request.headers, headers.etag)) return new Response(null, { status: 304, headers });
    try {
      const bytes = await picture({ file: found.file, name, width: asked.width, format });
      prepareSpin(asked.key, asked.width, format);
      return new Response(new Uint8Array(bytes), { headers: { ...headers, "content-type": `image/${format}` } });
    } catch (error) {
      const refusal = expectedRefusal(error);
      if (refusal) return refusalResponse(refusal);
      log({ level: "error", event: "image_failed", key: found.key, ...failureDetails(error) });
      return refuse(500, "The picture could not be made.");
    }
  };
}

interface Wanted {
  file: string;
  name: string;
  width: number;
  format: ImageFormat;
}

function refuse(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=60", ...headers },
  });
}

import { ApiRefusal } from "../answers/api-refusal.ts";

/** Largest body the platform reads, in bytes; a lead with everything filled is below 40 kB. */
export const maxBodyBytes = 64 * 1024;

/**
 * Reads a body of at most {@link maxBodyBytes}, or as many as are given. A longer one is dropped: unread when its
 * length is told, else as soon as the bytes read are too many.
 *
 * @throws ApiRefusal 413 `body_too_large`, 400 `body_incomplete` when the sender stops half-way
 */
export async function readBoundedBody(request: Request, maxBytes = maxBodyBytes): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of request.body) {
      bytes += part.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof ApiRefusal
      ? error
      : new ApiRefusal(400, "body_incomplete", "The body did not arrive as a whole.");
  }
  return Buffer.concat(parts);
}

function tooLarge(maxBytes: number): ApiRefusal {
  return new ApiRefusal(413, "body_too_large", `The body is larger than ${maxBytes / 1024} kB.`);
}

import { ApiRefusal } from "./api-refusal.ts";

/** Largest body the platform reads, in bytes; a lead with everything filled is below 40 kB. */
export const mostBodyBytes = 64 * 1024;

/**
 * Reads a JSON body, at most {@link mostBodyBytes} of it; a larger one is dropped unread.
 *
 * @param options.plainText take JSON that says it is text, too
 * @throws ApiRefusal 415 `content_type_unsupported`, 413 `body_too_large`, 400 `body_not_json`
 */
export async function readJsonBody(request: Request, { plainText = false } = {}): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  const known = plainText ? /^(application\/json|text\/plain)\s*(;|$)/i : /^application\/json\s*(;|$)/i;
  if (!known.test(type.trim()))
    throw new ApiRefusal(415, "content_type_unsupported", "Send the body as JSON, with the header Content-Type: application/json.");
  if (Number(request.headers.get("content-length") ?? 0) > mostBodyBytes) throw tooLarge();
  const text = await readBounded(request.body);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ApiRefusal(400, "body_not_json", "The body is not valid JSON.");
  }
}

async function readBounded(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return "";
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > mostBodyBytes) throw tooLarge();
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

function tooLarge(): ApiRefusal {
  return new ApiRefusal(413, "body_too_large", `The body is larger than ${mostBodyBytes / 1024} kB.`);
}

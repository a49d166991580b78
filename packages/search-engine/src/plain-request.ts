import { limits } from "./limits.ts";

/** A request with nothing of a transport in it: what crosses to the engine's thread. */
export interface PlainRequest {
  method: string;
  /** Path and query. */
  url: string;
  apiKey: string;
  /** Text, or the bytes of one as they came in (they are given away: the sender's array is empty afterwards). */
  body: string | Uint8Array<ArrayBuffer>;
}

/** An answer with nothing of a transport in it; the body is UTF-8, in a buffer of its own. */
export interface PlainResponse {
  status: number;
  contentType: string;
  body: Uint8Array<ArrayBuffer>;
}

/** Bytes that the body of a request to this path may have. */
export function bodyLimit(pathname: string): number {
  return pathname.endsWith("/import") ? limits.importBytes : limits.bodyBytes;
}

/** An answer of JSON. */
export function jsonResponse(status: number, body: unknown): PlainResponse {
  return { status, contentType: "application/json; charset=utf-8", body: encoder.encode(JSON.stringify(body)) };
}

/** An answer of plain text. */
export function textResponse(status: number, body: string): PlainResponse {
  return { status, contentType: "text/plain; charset=utf-8", body: encoder.encode(body) };
}

/** The refusal of a body that is too long. */
export function tooLarge(most: number): PlainResponse {
  return jsonResponse(413, { message: `The body is larger than ${most} bytes. Send it in parts.` });
}

/** What every answer tells a browser of another origin. */
export const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "access-control-allow-headers": "*",
} as const;

/** The parts of a body in one array of its own. */
export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

const encoder = new TextEncoder();

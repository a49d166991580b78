import { ReadyResponse } from "@forecourt/api/ready-response";
import { CompressedBody } from "../../base/bytes/compressed-body.ts";

/**
 * An answer of the API as it leaves: browsers do not guess its type, and JSON that everybody gets alike
 * (`Cache-Control: public`) is compressed where the asker takes that. What is one person's is not compressed: its
 * length would say something of its content. A page in this process, which names no encodings, gets the answer as it
 * is.
 */
export async function sentAnswer(request: Request, answer: Response): Promise<Response> {
  if (answer instanceof ReadyResponse) return answer;
  answer.headers.set("x-content-type-options", "nosniff");
  // An answer that has not changed names no type.
  const isShared =
    (answer.status === 304 || answer.headers.get("content-type") === "application/json") &&
    answer.headers.get("cache-control")?.startsWith("public") === true &&
    !answer.headers.has("content-encoding");
  if (!isShared) return answer;
  answer.headers.set("vary", "Accept-Encoding");
  const encodings = request.headers.get("accept-encoding");
  if (encodings === null || answer.body === null) return answer;
  const { body, encoding } = await new CompressedBody(Buffer.from(await answer.arrayBuffer())).for(encodings);
  const headers = new Headers(answer.headers);
  if (encoding) headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(body, { status: answer.status, headers });
}

import { addressLimit } from "../../base/load/address-limit.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { readBoundedBody } from "./read-bounded-body.ts";
import { wellMadeText } from "./well-made-text.ts";

/** Reads the form that a page was sent, and answers the request to render from. `address` is the client's, where it is known. */
export type FormReader = (request: Request, address: string | undefined) => Promise<Request>;

/**
 * Makes what reads the forms of all pages before anything is rendered. A form is small and whole, and every text in it is well made
 * ({@link wellMadeText}). The page gets it url-encoded. No form of ours has files: a file is left out. One address may send 30 forms
 * at once, then one every two seconds; a form too many is not read.
 *
 * The reader throws an ApiRefusal: 405 `method_not_allowed`, 429 `too_many_requests`, 415 `content_type_unsupported`,
 * 400 `form_invalid`, and as {@link readBoundedBody}.
 *
 * @param now the clock, in milliseconds
 * @example
 * const readForm = createFormReader();
 * await (await readForm(request, "203.0.113.7")).text() // "name=Kim&phone=0400+000+001"
 */
export function createFormReader(now: () => number = Date.now): FormReader {
  const wait = addressLimit({ burst: 30, refillMs: 2000 });
  return async (request, address) => {
    if (request.method !== "POST")
      throw new ApiRefusal(405, "method_not_allowed", "Use GET or POST at this address.", {
        headers: { allow: "GET, HEAD, POST" },
      });
    const seconds = wait("forms", address, now());
    if (seconds > 0)
      throw new ApiRefusal(
        429,
        "too_many_requests",
        "Too many forms were sent from this address. Please try again in a moment.",
        { headers: { "retry-after": String(seconds) } },
      );
    const type = request.headers.get("content-type") ?? "";
    if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type.trim()))
      throw new ApiRefusal(
        415,
        "content_type_unsupported",
        "Send the form as application/x-www-form-urlencoded or multipart/form-data.",
      );
    const fields = new URLSearchParams();
    for (const [name, value] of await readForm(request, type))
      if (typeof value === "string") fields.append(wellMadeText(name), wellMadeText(value));
    const headers = new Headers(request.headers);
    for (const name of ["content-length", "transfer-encoding"]) headers.delete(name);
    headers.set("content-type", "application/x-www-form-urlencoded");
    return new Request(request.url, { method: "POST", headers, body: fields.toString(), signal: request.signal });
  };
}

async function readForm(request: Request, type: string): Promise<FormData> {
  const body = await readBoundedBody(request);
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new ApiRefusal(400, "form_invalid", "The form could not be read.");
  }
}

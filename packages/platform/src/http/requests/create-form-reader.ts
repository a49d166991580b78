import type { TakeWork } from "../../base/load/create-work-queue.ts";
import { addressLimit } from "../../base/load/address-limit.ts";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { maxBodyBytes, readBoundedBody } from "./read-bounded-body.ts";
import { wellFormedText } from "./well-formed-text.ts";

/**
 * Reads the form that a page was sent, and answers the request to render from. `address` is the client's, where it is
 * known; `fileBytes` the size of a form with files, where the page takes any.
 */
export type FormReader = (request: Request, address: string | undefined, fileBytes?: number) => Promise<Request>;

/**
 * Makes what reads the forms of all pages before anything is rendered. A form is small and whole, and every text in it
 * is well made ({@link wellFormedText}). The page gets it url-encoded, or as multipart where it has files and the page
 * takes them; elsewhere a file is left out. Few forms with files are in memory at a time. One address may send 30 forms
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
export function createFormReader(
  now: () => number = Date.now,
  uploads: TakeWork = (work) => work(new AbortController().signal),
): FormReader {
  const wait = addressLimit({ burst: 30, refillMs: 2000 });
  return async (request, address, fileBytes) => {
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
    const takesFiles = fileBytes !== undefined && type.trim().toLowerCase().startsWith("multipart/");
    const read = takesFiles
      ? await uploads(() => readForm(request, type, fileBytes + maxBodyBytes))
      : await readForm(request, type, maxBodyBytes);
    const fields = new URLSearchParams();
    const files = new FormData();
    for (const [name, value] of read)
      if (typeof value === "string") fields.append(wellFormedText(name), wellFormedText(value));
      // A field in which nothing was chosen is a file without a name or content.
      else if (takesFiles && value.size > 0) files.append(wellFormedText(name), value, wellFormedText(value.name));
    const headers = new Headers(request.headers);
    for (const name of ["content-length", "transfer-encoding"]) headers.delete(name);
    const { url, signal } = request;
    if ([...files.keys()].length > 0) {
      headers.delete("content-type");
      for (const [name, value] of fields) files.append(name, value);
      return new Request(url, { method: "POST", headers, body: files, signal });
    }
    headers.set("content-type", "application/x-www-form-urlencoded");
    return new Request(url, { method: "POST", headers, body: fields.toString(), signal });
  };
}

async function readForm(request: Request, type: string, maxBytes: number): Promise<FormData> {
  const body = await readBoundedBody(request, maxBytes);
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new ApiRefusal(400, "form_invalid", "The form could not be read.");
  }
}

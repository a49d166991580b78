import { ApiRefusal } from "../answers/api-refusal.ts";
import { readBoundedBody } from "./read-bounded-body.ts";
import { wellFormedText } from "./well-formed-text.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a JSON body in UTF-8, with every text in it well made ({@link wellFormedText}).
 *
 * @param options.plainText take JSON that says it is text, too
 * @throws ApiRefusal 415 `content_type_unsupported`, 400 `body_not_json`, and as {@link readBoundedBody}
 */
export async function readJsonBody(request: Request, { plainText = false } = {}): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  const known = plainText ? /^(application\/json|text\/plain)\s*(;|$)/i : /^application\/json\s*(;|$)/i;
  if (!known.test(type.trim()))
    throw new ApiRefusal(
      415,
      "content_type_unsupported",
      "Send the body as JSON, with the header Content-Type: application/json.",
    );
  const body = await readBoundedBody(request);
  try {
    // Bytes of another encoding would be stored as U+FFFD: nobody could read the name again.
    return JSON.parse(utf8.decode(body), wellMade) as unknown;
  } catch {
    throw new ApiRefusal(400, "body_not_json", "The body is not valid JSON.");
  }
}

/** Values, and the names of an object's fields. */
function wellMade(_name: string, value: unknown): unknown {
  if (typeof value === "string") return wellFormedText(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [wellFormedText(name), field as unknown]));
}

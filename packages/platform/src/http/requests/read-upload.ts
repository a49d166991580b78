import type { Endpoint } from "@forecourt/api";
import { ApiRefusal } from "../answers/api-refusal.ts";
import { readBoundedBody } from "./read-bounded-body.ts";

/**
 * Reads a file that is the body of a request, as its endpoint declares it. What it really is, whoever decodes it finds
 * out.
 *
 * @throws ApiRefusal 415 `content_type_unsupported`, and as {@link readBoundedBody}
 */
export async function readUpload(request: Request, { upload }: Pick<Endpoint, "upload">): Promise<Buffer> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (!upload?.types.includes(type.trim().toLowerCase()))
    throw new ApiRefusal(415, "content_type_unsupported", `Send a file of ${upload?.types.join(", ")}.`);
  return readBoundedBody(request, upload.maxBytes);
}

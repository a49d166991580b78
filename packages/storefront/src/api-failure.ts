import { ApiError } from "@forecourt/api/client";
import { data } from "react-router";

/** What a loader throws when the platform refuses: the refusal's own status as an error page; anything else stays an error. */
export function asErrorPage(error: unknown): unknown {
  return error instanceof ApiError && error.status < 500 ? data(null, { status: error.status }) : error;
}

import { ApiRefusal } from "../answers/api-refusal.ts";

/**
 * Refuses a request for a page whose path has percent signs that stand for no text, such as `/%E0%A4%A`: no page has
 * such an address, and React Router would write it out with a warning.
 *
 * @throws ApiRefusal 400 `address_invalid`
 */
export function checkPath(request: Request): void {
  try {
    decodeURIComponent(new URL(request.url).pathname);
  } catch {
    throw new ApiRefusal(400, "address_invalid", "There is no page at this address. Please check its spelling.");
  }
}

import type { LoaderFunctionArgs } from "react-router";
import { apiContext, nowContext } from "../contexts.ts";
import { asNotFound } from "../not-found-data.ts";

/** Every address that is no page of the site. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  throw await asNotFound(context.get(apiContext), { now: context.get(nowContext), signal: request.signal });
}

export default function NotFound() {
  return null;
}

import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { apiContext, nowContext } from "../contexts.ts";
import { asNotFound } from "../not-found-data.ts";

/**
 * A build whose loaders may answer with a bare 404, such as those of pages that are off at a site: what an address that leads nowhere shows
 * besides its words is looked up for them.
 *
 * @param build is left as it is
 */
export function findWaysOn(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!loader) return [id, route] as const;
    const withWays = async (args: LoaderFunctionArgs) => {
      try {
        return await loader(args);
      } catch (error) {
        if (!isBareNotFound(error)) throw error;
        const { request, context } = args;
        throw await asNotFound(context.get(apiContext), { now: context.get(nowContext), signal: request.signal });
      }
    };
    return [id, { ...route, module: { ...route.module, loader: withWays } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** What `throw data(null, { status: 404 })` throws. */
function isBareNotFound(error: unknown): boolean {
  const { data, init } = (error ?? {}) as { data?: unknown; init?: { status?: number } | null };
  return data === null && init?.status === 404;
}

import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, nowContext } from "../contexts.ts";
import { asNotFound } from "../not-found-data.ts";

/**
 * A build whose loaders and actions may let go what the platform refuses them: it becomes the page that says so
 * ({@link asErrorPage}). A loader's bare 404, such as that of a page that is off at a site, is completed with what an
 * address that leads nowhere shows besides its words.
 *
 * @param build is left as it is
 */
export function withErrorPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && {
        loader: async (args: LoaderFunctionArgs) => {
          try {
            return await loader(args);
          } catch (error) {
            const page = asErrorPage(error);
            if (!isBareNotFound(page)) throw page;
            const { request, context } = args;
            throw await asNotFound(context.get(apiContext), { now: context.get(nowContext), signal: request.signal });
          }
        },
      }),
      ...(action && {
        action: async (args: ActionFunctionArgs) => {
          try {
            return await action(args);
          } catch (error) {
            throw asErrorPage(error);
          }
        },
      }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Whether an error came from `throw data(null, { status: 404 })`. */
function isBareNotFound(error: unknown): boolean {
  const { data, init } = (error ?? {}) as { data?: unknown; init?: { status?: number } | null };
  return data === null && init?.status === 404;
}

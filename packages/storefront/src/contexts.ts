import type { ApiClient } from "@forecourt/api/client";
import type { Site } from "@forecourt/core/schemas";
import { createContext } from "react-router";

/** Takes a failure of a page for the log of the server; `event` is a stable word such as `page_part_failed`. */
export type LogFailure = (event: string, error: unknown) => void;

/** The site that the request's host name picked; set for each request by `createRender`. */
export const siteContext = createContext<Site>();

/** The platform's endpoints, for loaders and actions; set for each request by `createRender`. */
export const apiContext = createContext<ApiClient>();

/** The instant of the request, so that everything on one page agrees on the time. */
export const nowContext = createContext<Date>();

/**
 * The instant from which menu and footer say another thing, such as that a place has closed; set by the root loader.
 */
export const frameChangesContext = createContext<Date | null>(null);

/**
 * The log of the server; set for each request by `createRender`. It takes no message: what a client sent may be quoted
 * in it.
 */
export const logFailureContext = createContext<LogFailure>();

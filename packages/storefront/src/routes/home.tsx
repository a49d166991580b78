import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "react-router";
import { takeContentLead } from "../content/content-lead.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import type { loader } from "../home/home-loader.ts";
import { HomeView, useHomePage } from "../home/home-view.tsx";
import type { PageHandle } from "../root/site-document.tsx";

export { loader } from "../home/home-loader.ts";

/** Takes a form of the site's own blocks, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeContentLead(args);
export const clientAction = sendSafely;
/** The page is whole before its scripts come. */
export const handle = { start: "touch" } satisfies PageHandle;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePageView() {
  return <HomeView page={useHomePage()} />;
}

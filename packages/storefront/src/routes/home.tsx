import type { ActionFunctionArgs, HeadersFunction, MetaFunction } from "react-router";
import { takeContentLead } from "../content/content-lead.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import type { loader } from "../home/home-loader.ts";
import { HomeView, useHomePage } from "../home/home-view.tsx";

export { loader } from "../home/home-loader.ts";

/** Takes a form of the site's own blocks, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeContentLead(args);
export const clientAction = sendSafely;
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export default function HomePageView() {
  return <HomeView page={useHomePage()} />;
}

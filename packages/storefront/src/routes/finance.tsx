import type { HeadersFunction, MetaFunction } from "react-router";
import type { loader } from "../finance/finance-loader.ts";
import { FinanceView, useFinancePage } from "../finance/finance-view.tsx";

export { loader } from "../finance/finance-loader.ts";

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The finance enquiry, with the car it is about beside it, or what happens in three steps and cars to start with. */
export default function FinancePageView() {
  return <FinanceView page={useFinancePage()} />;
}

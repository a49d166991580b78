import { carForms, carsPath } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { data, useLoaderData, useOutletContext } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "react-router";
import { nowContext, siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { ServiceDialog } from "../service/service-dialog.tsx";
import { servicePageData, servicePhone } from "../service/service-page-data.ts";
import { takeStepAt } from "../service/take-step-at.ts";
import { serviceSetup, serviceView } from "../service/service-view.ts";

const pathOf = ({ slug = "" }: LoaderFunctionArgs["params"]) => `${carsPath}/${slug}/${carForms.bookService}`;

/** The step of the booking that the address asks for. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("book-service", site);
  const now = context.get(nowContext);
  const path = pathOf(params);
  const { step, isSent, hrefOf } = serviceView(site.service, pageParameters("book-service", request), path);
  const { places, locations, today, todayEnds } = servicePageData(site, now);
  return data(
    {
      booking: isSent
        ? undefined
        : {
            setup: serviceSetup(site.service),
            step,
            action: hrefOf(step),
            backHref: step > 0 ? hrefOf(step - 1) : undefined,
            places,
            prices: site.service.prices,
            today,
          },
      firstHref: hrefOf(0),
      phone: servicePhone(site, locations[0]),
      locationId: locations[0]?.id,
    },
    { headers: expiryHeaders({ site, now, locations, changes: [todayEnds] }) },
  );
}

/** Takes a step, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeStepAt("book-service", pathOf(args.params), args);
export const clientAction = sendSafely;
export const headers: HeadersFunction = ({ parentHeaders, loaderHeaders }) => ({
  ...Object.fromEntries(parentHeaders),
  ...Object.fromEntries(loaderHeaders),
});

/**
 * The service booking over its car's page: an address of its own, so that it opens without JavaScript and Back closes
 * it.
 */
export default function BookService() {
  const booking = useLoaderData<typeof loader>();
  return <ServiceDialog car={useOutletContext<Car>()} {...booking} />;
}

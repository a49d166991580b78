import { comparedIds, comparePath } from "@forecourt/account/compare";
import { canTestDrive, compareEnquiryForm, compareTestDriveForm, isEnquirable, withDriveName } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import { compareEnquirePath, compareTestDrivePath } from "@forecourt/core/pages";
import { FormCar } from "@forecourt/enquiry/form";
import { data, redirect, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { formCar } from "../enquiry/form-car.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { takeSiteLead } from "../enquiry/site-lead.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import { FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { pageParameters } from "../page-parameters.ts";
import { useSite } from "../use-site.ts";

const page = "compare-ask";

/** Which form the address is, and whether it is a test drive. */
function askedBy(request: Request) {
  const { pathname } = new URL(request.url);
  const isDrive = pathname.replace(/\.data$/, "") === compareTestDrivePath;
  return { isDrive, path: pathname, form: isDrive ? compareTestDriveForm : compareEnquiryForm };
}

const titleOf = (isDrive: boolean, count: number, { search, enquiry }: Pick<Site, "search" | "enquiry">): string =>
  `${isDrive ? withDriveName("Test drive", enquiry.testDriveName) : "Ask about"} ${count === 2 ? "both" : `these ${count}`} ${search.vehicleType}`;

/**
 * The cars of a comparison that can still be asked about, or driven, where it is about a test drive; one alone has
 * forms of its own.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn(page, site);
  const ids = comparedIds(pageParameters(page, request));
  const found = ids.length === 0 ? [] : await foundCars();
  const { isDrive } = askedBy(request);
  const cars = found.filter((car) => (isDrive ? canTestDrive(car, site.stock) : isEnquirable(car)));
  if (cars.length < 2) throw redirect(comparePath(ids), 303);
  const title = titleOf(isDrive, cars.length, site);
  return data(
    {
      isDrive,
      title,
      ids: cars.map(({ id }) => id),
      // Only the fields of its name: no pictures, comments or lenders.
      cars: cars.map(({ images: _images, dealercomments: _comments, finance_lenders: _lenders, ...car }) => car),
      head: pageHead({
        title: `${title} | ${site.name}`,
        description: `One form for all of them, at ${site.name}.`,
        page,
        site,
        request,
        index: false,
      }),
    },
    { headers: expiryHeaders({ site, now: context.get(nowContext), cars }) },
  );

  async function foundCars() {
    const { cars: all } = await context.get(apiContext).getCars({ ids: ids.join(",") }, { signal: request.signal });
    return all;
  }
}

/** Takes the enquiry, with or without JavaScript. */
export async function action(args: ActionFunctionArgs) {
  assertPageOn(page, args.context.get(siteContext));
  const { form, path } = askedBy(args.request);
  return takeSiteLead(args, form, path);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** /compare/test-drive?ids=17,4 and /compare/enquire?ids=17,4: one form for all cars of a comparison. */
export default function CompareAsk() {
  const { isDrive, title, ids, cars } = useLoaderData<typeof loader>();
  const { money, site } = useSite();
  const form = isDrive
    ? { ...compareTestDriveForm, send: withDriveName(compareTestDriveForm.send, site.enquiry.testDriveName) }
    : compareEnquiryForm;
  const named = cars.map(({ name, stocknum }) => (stocknum ? `${name} (${stocknum})` : name)).join("; ");
  return (
    <FormPage
      title={title}
      lead={
        isDrive
          ? "One visit, all of them ready for you. Tell us when it suits you and we arrange the rest."
          : "One message about all of them: we answer each."
      }
      side={
        <>
          <h2>Your comparison</h2>
          {cars.map((car) => (
            <FormCar key={car.id} {...formCar(car, money)} href={car.path} />
          ))}
          <p>
            <a href={comparePath(ids)}>Back to the comparison</a>
          </p>
        </>
      }
      sideLabel="Your comparison"
    >
      <SiteLeadForm
        form={form}
        action={`${isDrive ? compareTestDrivePath : compareEnquirePath}?ids=${ids.join(",")}`}
        start={{ compared_cars: named.slice(0, 500), dealership_slug: cars[0]?.dealership_slug ?? "" }}
      />
    </FormPage>
  );
}

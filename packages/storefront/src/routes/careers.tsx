import { careerEnquiryForm } from "@forecourt/core";
import { careersPath } from "@forecourt/core/pages";
import { data } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { siteContext } from "../contexts.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { SiteLeadForm } from "../enquiry/site-lead-form.tsx";
import { takeSiteLead } from "../enquiry/site-lead.ts";
import { FormNote, FormPage } from "../form-page.tsx";
import { pageHead } from "../head.ts";
import { assertPageOn } from "../assert-page-on.ts";
import { useSite } from "../use-site.ts";

/** Data of the page for job applications (S1 §5, S2 §2). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  assertPageOn("careers", site);
  return data({
    head: pageHead({
      title: `Careers | ${site.name}`,
      description: `Work at ${site.name}: tell us what you do and where you would like to start.`,
      page: "careers",
      site,
      request,
    }),
  });
}

/** Takes the enquiry, with or without JavaScript; it is stored as a general one (S1 §5). */
export async function action(args: ActionFunctionArgs) {
  assertPageOn("careers", args.context.get(siteContext));
  return takeSiteLead(args, careerEnquiryForm, careersPath);
}
export const clientAction = sendSafely;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CareersPage() {
  const { site } = useSite();
  return (
    <FormPage
      picture={site.look.picture}
      title={`Work at ${site.name}`}
      lead="Tell us what you do, where you would like to work and when you could start. We read every note and answer it."
      side={
        <FormNote title="What helps us answer">
          <ul>
            <li>The work you are looking for: sales, service, parts or the office.</li>
            <li>Where you have worked, and any licence or trade certificate you hold.</li>
            <li>How to reach you, and the best time of day.</li>
          </ul>
        </FormNote>
      }
      sideLabel="What helps us answer"
      sideStands="after"
    >
      <SiteLeadForm form={careerEnquiryForm} action={careersPath} />
    </FormPage>
  );
}

import { ApiError } from "@forecourt/api/client";
import type { RevealedPhone } from "@forecourt/api";
import { isMaskedPhone, telHref } from "@forecourt/core";
import { phoneNumbersPath } from "@forecourt/core/pages";
import type { Site } from "@forecourt/core/schemas";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { data, useActionData, useLoaderData } from "react-router";
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { pageHead } from "../head.ts";
import styles from "../storefront-success.module.css";

/** A number that is asked for by what the form holds. */
interface ShownNumber {
  id: string;
  /** Field of the form; the number of the dealer itself needs none. */
  by: "location_id" | "dealership_slug";
  name: string;
  phone: string;
}

/**
 * The dealer, its places and the dealerships with a number of their own, each with the number that anybody may see:
 * hidden ones are cut (decisions.md row 49).
 */
function numbersOf({ name, dealer, locations }: Pick<Site, "name" | "dealer" | "locations">): ShownNumber[] {
  const places = locations.flatMap(
    ({ id, name: place, visible, contact_detail: { phone, landline_phone: landline } }) => {
      const number = phone ?? landline;
      return visible && number ? [{ id, by: "location_id" as const, name: place, phone: number }] : [];
    },
  );
  const dealerships = dealer.dealerships.flatMap(({ slug, name: dealership, phone }) =>
    phone === undefined ? [] : [{ id: slug, by: "dealership_slug" as const, name: dealership, phone }],
  );
  return [{ id: "", by: "location_id", name, phone: dealer.phone }, ...dealerships, ...places];
}

/** The numbers of a site, for browsers without JavaScript: there a link to a hidden number has nobody to ask for it. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const head = pageHead({
    title: `Call us | ${site.name}`,
    description: `The phone numbers of ${site.name}.`,
    page: "phone-numbers",
    site,
    request,
  });
  return data({ numbers: numbersOf(site), head });
}

interface Answer extends Pick<ShownNumber, "id" | "by"> {
  revealed?: RevealedPhone;
  error?: string;
}

/** Asks for the whole of a number, which the platform notes (S1 §7 "Reveal-phone log call"). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const by = form.has("dealership_slug") ? "dealership_slug" : "location_id";
  const asked = form.get(by);
  const id = typeof asked === "string" ? asked : "";
  const headers = { "cache-control": "no-store" };
  try {
    const revealed = await context.get(apiContext).revealPhone(id === "" ? {} : { [by]: id });
    return data<Answer>({ id, by, revealed }, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<Answer>({ id, by, error: error.message }, { status: error.status, headers });
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("cache-control") ? actionHeaders : loaderHeaders;

/** /phone-numbers: every number of the dealer, whole once a shopper asks for it. Works without JavaScript. */
export default function PhoneNumbers() {
  const { numbers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Call us</h1>
      {answer?.error && <Alert tone="error">{answer.error}</Alert>}
      {numbers.map(({ id, by, name, phone }) => {
        const shown =
          answer?.revealed && answer.id === id && answer.by === by
            ? answer.revealed
            : isMaskedPhone(phone)
              ? undefined
              : { phone, href: telHref(phone) };
        return (
          <section key={`${by} ${id}`} className={styles.number}>
            <h2 className={styles.name}>{name}</h2>
            {shown ? (
              <Button href={shown.href} size="l">
                Call {shown.phone}
              </Button>
            ) : (
              <form method="post" action={phoneNumbersPath}>
                <input type="hidden" name={by} value={id} />
                <Button type="submit" size="l" variant="secondary">
                  Show {phone}
                </Button>
              </form>
            )}
          </section>
        );
      })}
    </div>
  );
}

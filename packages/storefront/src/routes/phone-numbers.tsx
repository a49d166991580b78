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

/** The dealer and its places, each with the number that anybody may see: hidden ones are cut (decisions.md row 49). */
function numbersOf({
  name,
  dealer,
  locations,
}: Pick<Site, "name" | "dealer" | "locations">): { id: string; name: string; phone: string }[] {
  const places = locations.flatMap(
    ({ id, name: place, visible, contact_detail: { phone, landline_phone: landline } }) => {
      const number = phone ?? landline;
      return visible && number ? [{ id, name: place, phone: number }] : [];
    },
  );
  return [{ id: "", name, phone: dealer.phone }, ...places];
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

/** Asks for the whole of a number, which the platform notes (S1 §7 "Reveal-phone log call"). */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = (await request.formData()).get("location_id");
  const id = typeof asked === "string" ? asked : "";
  const headers = { "cache-control": "no-store" };
  try {
    const revealed = await context.get(apiContext).revealPhone(id === "" ? {} : { location_id: id });
    return data<{ id: string; revealed?: RevealedPhone; error?: string }>({ id, revealed }, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return data<{ id: string; revealed?: RevealedPhone; error?: string }>(
      { id, error: error.message },
      { status: error.status, headers },
    );
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
      {numbers.map(({ id, name, phone }) => {
        const shown =
          answer?.revealed && answer.id === id
            ? answer.revealed
            : isMaskedPhone(phone)
              ? undefined
              : { phone, href: telHref(phone) };
        return (
          <section key={id} className={styles.number}>
            <h2 className={styles.name}>{name}</h2>
            {shown ? (
              <Button href={shown.href} size="l">
                Call {shown.phone}
              </Button>
            ) : (
              <form method="post" action={phoneNumbersPath}>
                <input type="hidden" name="location_id" value={id} />
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

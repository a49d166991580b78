import { telHref } from "@forecourt/core";
import { readEnquiredCar } from "@forecourt/enquiry/attributes";
import type { EnquiredCar } from "@forecourt/enquiry/attributes";
import { Button } from "@forecourt/ui-kit/button";
import { IconCheck } from "@forecourt/ui-kit/icon";
import { Picture } from "@forecourt/ui-kit/picture";
import { pictureUrl } from "@forecourt/vehicle/card";
import { useEffect, useState } from "react";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { siteContext } from "../contexts.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { useSite } from "../use-site.ts";
import styles from "../storefront-success.module.css";

export function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  return {
    head: pageHead({ title: `Thank you | ${site.name}`, description: "Your enquiry has been sent.", canonical: `${siteOrigin(site, request)}/success`, siteName: site.name, index: false }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** Thanks for an enquiry; the browser fills in which car it was about. */
export default function SuccessPage() {
  const { site } = useSite();
  const [car, setCar] = useState<EnquiredCar>();
  useEffect(() => setCar(readEnquiredCar(site.slug)), [site.slug]);
  return (
    <div className={styles.page}>
      <span className={styles.mark}>
        <IconCheck size={28} />
      </span>
      <h1 className={styles.title}>Thank you, your enquiry is with us</h1>
      <p className={styles.text}>
        {site.name} will be in touch soon. If you would rather talk now, call{" "}
        <a href={telHref(site.dealer.phone)}>{site.dealer.phone}</a>.
      </p>
      {car && (
        <a className={styles.car} href={`/cars/${car.slug}`}>
          {car.primary_image_url && <Picture className={styles.picture} src={(width) => pictureUrl(car.primary_image_url ?? "", width)} widths={[160, 320]} sizes="120px" alt="" />}
          <span>
            <span className={styles.label}>You asked about</span>
            <span className={styles.name}>{car.name}</span>
          </span>
        </a>
      )}
      <div className={styles.actions}>
        <Button href="/search/new-used-and-demo-cars" size="l">
          See more cars
        </Button>
        <Button href="/" size="l" variant="secondary">
          Back to home
        </Button>
      </div>
    </div>
  );
}

import { askedPhone, soldText, vehiclePageTitle } from "@forecourt/core";
import { pictureUrl, PriceBlock } from "@forecourt/vehicle/card";
import { vehicleFacts } from "@forecourt/vehicle/facts";
import { useEffect } from "react";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { asErrorPage } from "../api-failure.ts";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { moneyFormat } from "../money-format.ts";
import { pageLife } from "../page-life.ts";
import { useSite } from "../use-site.ts";
import { sellerLine } from "../vehicle/vehicle-extras.ts";
import styles from "../vehicle/storefront-print.module.css";

/** Features that fit on the sheet beside the rest. */
const featuresPrinted = 18;
/** Letters of the dealer's comments that fit. */
const commentsPrinted = 700;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const now = context.get(nowContext);
  const slug = new URL(request.url).searchParams.get("car_id") ?? "";
  if (!/^[a-z0-9-]+$/.test(slug)) throw data(null, { status: 404 });
  const car = await context.get(apiContext).getCar(slug, { signal: request.signal }).catch((error: unknown) => {
    throw asErrorPage(error);
  });
  const money = moneyFormat(site);
  const url = `${siteOrigin(site, request)}${car.path}`;
  const { specs, groups, priceNote } = vehicleFacts(car, { site, money, now });
  const place = site.locations.find((location) => location.id === car.location?.id);
  return data(
    {
      car: { name: car.name, status: car.status, features: car.standardEquipment.slice(0, featuresPrinted), comments: commentsOf(car.dealercomments ?? "") },
      price: { ...car, vin: null, images: [], standardEquipment: [], dealercomments: null },
      picture: car.images[0]?.image.url ?? car.primary_image_url,
      lines: [...specs, ...groups.flatMap((group) => group.specs)],
      priceNote,
      url,
      location: car.location,
      phone: askedPhone(site, { car }).phone,
      seller: sellerLine(site, place?.dealer_license_number),
      head: pageHead({ title: `Print: ${vehiclePageTitle(car, { siteName: site.name })}`, description: `${car.name} on one sheet of paper.`, canonical: url, siteName: site.name, index: false }),
    },
    { headers: { "x-car": car.id, ...pageLife({ site, now, cars: [car] }) } },
  );
}

/** Cut between words. */
const commentsOf = (text: string) => (text.length > commentsPrinted ? `${text.slice(0, commentsPrinted).replace(/\s+\S*$/, "")}...` : text);

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The car on one A4 page (S1 §2 "/print?car_id={slug}"). It prints by itself; without JavaScript by the browser's own command. */
export default function PrintPage() {
  const { car, price, picture, lines, priceNote, url, location, phone, seller } = useLoaderData<typeof loader>();
  const { site, money } = useSite();
  useEffect(() => {
    const print = () => window.print();
    if (document.readyState === "complete") print();
    else addEventListener("load", print, { once: true });
    return () => removeEventListener("load", print);
  }, []);
  const { street, city, state, postcode } = location?.address ?? {};
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p className={styles.site}>{site.name}</p>
          <h1 className={styles.title}>{car.name}</h1>
        </div>
        {car.status === "sold" ? <p className={styles.sold}>{soldText}</p> : <PriceBlock car={price} money={money} size="page" note={priceNote} />}
      </header>
      {picture && <img className={styles.picture} src={pictureUrl(picture, 960)} alt={car.name} width={960} height={720} />}
      <dl className={styles.facts}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {car.features.length > 0 && (
        <>
          <h2 className={styles.heading}>Features</h2>
          <ul className={styles.features}>
            {car.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </>
      )}
      {car.comments !== "" && <p className={styles.comments}>{car.comments}</p>}
      <footer className={styles.foot}>
        <p>
          <strong>{location?.name ?? site.name}</strong>
          {street && `, ${[street, city, state, postcode].filter(Boolean).join(" ")}`}
          {!phone.includes("•") && `, ${phone}`}
        </p>
        <p>{seller}</p>
        <p>{url}</p>
      </footer>
      <button className={styles.again} type="button" onClick={() => window.print()}>
        Print this page
      </button>
    </article>
  );
}

import {
  contactPhone,
  attributeChips,
  hasComingSoonChip,
  hasReservedChip,
  siteMoney,
  soldText,
  vehiclePageTitle,
  addressLine,
} from "@forecourt/core";
import { energyLabel, locationOfCar } from "@forecourt/core/schemas";
import type { Car, EnergyLabel } from "@forecourt/core/schemas";
import { pictureUrl, PriceBlock } from "@forecourt/vehicle/card";
import { vehicleFacts } from "@forecourt/vehicle/facts";
import { data, useLoaderData } from "react-router";
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "react-router";
import { apiContext, nowContext, siteContext } from "../contexts.ts";
import { pageHead, siteOrigin } from "../head.ts";
import { pageParameters } from "../page-parameters.ts";
import { expiryHeaders } from "../expiry-headers.ts";
import type { PageHandle } from "../root/site-document.tsx";
import { usePageNonce } from "../start/use-page-nonce.ts";
import { useSite } from "../use-site.ts";
import { sellerAndWarranty } from "../vehicle/vehicle-extras.ts";
import styles from "../vehicle/storefront-print.module.css";

/** Features that fit on the sheet beside the rest. */
const featuresPrinted = 24;
const factNames = { condition: "Condition", transmission: "Transmission", odometer: "Odometer", fuel: "Fuel type" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const now = context.get(nowContext);
  const slug = pageParameters("print", request).get("car_id") ?? "";
  if (!/^[a-z0-9-]+$/.test(slug)) throw data(null, { status: 404 });
  const car = await context.get(apiContext).getCar({ slug }, { signal: request.signal });
  const money = siteMoney(site);
  const url = `${siteOrigin(site, request)}${car.path}`;
  const { specs, groups, priceNote } = vehicleFacts(car, { site, money, now });
  const facts = factsOf(car, money.locale);
  const place = locationOfCar(car, site.locations);
  return data(
    {
      car: {
        name: car.name,
        status: car.status,
        features: car.standardEquipment.slice(0, featuresPrinted),
        comments: site.vehiclePage.dealerComments ? (car.dealercomments ?? "") : "",
      },
      availability: [
        ...(hasReservedChip(car) ? ["Reserved"] : []),
        ...(hasComingSoonChip(car) ? ["Coming soon"] : []),
      ].join(" · "),
      price: { ...car, vin: null, images: [], standardEquipment: [], dealercomments: null },
      pictures: picturesOf(car),
      facts,
      lines: [...specs, ...groups.flatMap((group) => group.specs)].filter(
        ([label]) => !facts.some(([name]) => name === label),
      ),
      energy: energyLabel(car, { country: site.country, money }),
      priceNote,
      url,
      location: car.location,
      phone: contactPhone(site, { car }).phone,
      seller: sellerAndWarranty(car, site, place, now),
      head: pageHead({
        title: `Print: ${vehiclePageTitle(car, { siteName: site.name })}`,
        description: `${car.name} on one sheet of paper.`,
        page: "print",
        site,
        request,
        address: car.path,
      }),
    },
    { headers: { "x-car": car.id, ...expiryHeaders({ site, now, cars: [car] }) } },
  );
}

/** At a glance, as on the car's page. */
function factsOf(car: Car, locale: string): [name: string, value: string][] {
  const body = car.simple_body ?? car.body;
  return [
    ...attributeChips(car, locale).map(({ key, label }): [string, string] => [factNames[key], label]),
    ...(body ? [["Body", body] satisfies [string, string]] : []),
  ];
}

/** Three, or the first alone. */
function picturesOf({ images, primary_image_url: primary }: Car): string[] {
  const sources = images.length > 0 ? images.map(({ image }) => image.url) : primary ? [primary] : [];
  return sources.slice(0, sources.length >= 3 ? 3 : 1);
}

/** A sheet of paper. */
export const handle = { isBare: true } satisfies PageHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The dialog to print comes with the pictures, whether or not the page's code is there. */
const printScript = `addEventListener("load",()=>print())`;

/**
 * The car on A4 (S1 §2 "/print?car_id={slug}"). It prints by itself; without JavaScript by the browser's own command.
 */
export default function PrintPage() {
  const { car, availability, price, pictures, facts, lines, energy, priceNote, url, location, phone, seller } =
    useLoaderData<typeof loader>();
  const { site, money } = useSite();
  const nonce = usePageNonce();
  return (
    <article className={styles.sheet}>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: printScript }} />
      <p className={styles.site}>{site.name}</p>
      <header className={styles.head}>
        <h1 className={styles.title}>{car.name}</h1>
        {car.status === "sold" ? (
          <p className={styles.sold}>{soldText}</p>
        ) : (
          <div>
            {availability !== "" && <p className={styles.availability}>{availability}</p>}
            <PriceBlock car={price} money={money} size="page" note={priceNote} />
          </div>
        )}
      </header>
      {pictures.length > 0 && <Pictures pictures={pictures} alt={car.name} />}
      {facts.length > 0 && <FactList className={styles.strip} facts={facts} />}
      <FactList className={styles.facts} facts={lines} />
      {energy && <Energy label={energy} />}
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
      {car.comments !== "" && (
        <>
          <h2 className={styles.heading}>Dealer comments</h2>
          <p className={styles.comments}>{car.comments}</p>
        </>
      )}
      <footer className={styles.foot}>
        <p>
          <strong>{location?.name ?? site.name}</strong>
          {location?.address?.street && `, ${addressLine(location.address)}`}
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

/** Pictures beside each other; the first says what they show. */
function Pictures({ pictures, alt }: { pictures: readonly string[]; alt: string }) {
  return (
    <div className={styles.pictures} data-count={pictures.length}>
      {pictures.map((picture, index) => (
        <img key={picture} src={pictureUrl(picture, 960)} alt={index === 0 ? alt : ""} width={960} height={720} />
      ))}
    </div>
  );
}

function FactList({
  className,
  facts,
}: {
  className: string | undefined;
  facts: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The official energy label, where a country has one. */
function Energy({ label: { title, lines, note, rule } }: { label: EnergyLabel }) {
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      {lines.length > 0 && (
        <FactList
          className={styles.facts}
          facts={lines.map(({ label, value }) => [label, value ?? "Not available"] as const)}
        />
      )}
      <p>
        {note} {rule}.
      </p>
    </>
  );
}

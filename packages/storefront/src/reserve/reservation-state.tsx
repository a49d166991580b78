import { stockWord } from "@forecourt/core";
import type { ReservationAnswer } from "@forecourt/api";
import type { Car } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { Disclosure } from "@forecourt/ui-kit/disclosure";
import { IconCheckCircle, IconClock } from "@forecourt/ui-kit/icon";
import { useActionData } from "react-router";
import { formCar } from "../enquiry/form-car.ts";
import { CallUs } from "../enquiry/call-us.tsx";
import type { GarageLink } from "../garage/garage-link.ts";
import { FormPage } from "../form-page.tsx";
import { useRevalidateWhileWaiting } from "../use-revalidate-while-waiting.ts";
import { useSite } from "../use-site.ts";
import type { ReservationWords } from "./reservation-words.ts";
import { useKeptReservation } from "./use-kept-reservation.ts";
import styles from "./storefront-reserve.module.css";

/** Props of {@link ReservationState}. */
export interface ReservationStateProps {
  reservation: ReservationAnswer & { words: ReservationWords; payLabel: string };
  /** The car, while the site shows it. */
  car: Car | undefined;
  name: string;
  /** The shopper's own page, where the site has one. */
  garage: GarageLink | undefined;
  /** Address of this very reservation. */
  action: string;
  /** Address at which the car can be reserved anew. */
  formAction: string;
  /** Whether it can be: nobody else has it, and it is not sold. */
  canReserve: boolean;
}

/** State of a reservation, and the next steps. It reloads by itself while it waits for the payment. */
export function ReservationState({
  reservation,
  car,
  name,
  garage,
  action,
  formAction,
  canReserve,
}: ReservationStateProps) {
  const { site, money } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  const { words, state, pay_url: payUrl, payLabel } = reservation;
  const refused = useActionData<{ error?: string }>();
  useKeptReservation(reservation, action, car?.primary_image_url);
  useRevalidateWhileWaiting(state === "held");
  return (
    <FormPage title={words.title}>
      <div className={styles.state} data-tone={words.tone} role="status">
        {words.tone === "good" ? <IconCheckCircle size={28} /> : words.tone === "wait" && <IconClock size={28} />}
        <div>
          {words.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {refused?.error !== undefined && <Alert tone="error">{refused.error}</Alert>}
      {car ? <FormCar {...formCar(car, money)} href={car.path} /> : <p>{name}</p>}
      <div className={styles.actions}>
        {payUrl !== null && (
          <Button href={payUrl} size="l" rel="noreferrer">
            {payLabel}
          </Button>
        )}
        {state === "held" && payUrl === null && (
          <Button href={action} size="l" variant="secondary">
            Check again
          </Button>
        )}
        {state === "released" && canReserve && (
          <Button href={formAction} size="l">
            Reserve it again
          </Button>
        )}
        {state === "reserved" && garage && (
          <Button href={garage.href} size="l">
            {garage.label}
          </Button>
        )}
        {car && (
          <Button href={car.path} variant="secondary" size="l">
            Back to the {vehicle}
          </Button>
        )}
      </div>
      <p className={styles.call}>
        Questions? Call <CallUs site={site.slug} phone={site.dealer.phone} isKnown />.
      </p>
      {payUrl !== null && (
        <Disclosure title={`Give the ${vehicle} up`}>
          <form method="post" action={action}>
            <p>It is then free for others. Nothing was charged.</p>
            <Button type="submit" variant="secondary">
              Yes, give it up
            </Button>
          </form>
        </Disclosure>
      )}
    </FormPage>
  );
}

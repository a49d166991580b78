import { stockWord } from "@forecourt/core";
import { carForms } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { Button } from "@forecourt/ui-kit/button";
import { formCarBeside } from "../enquiry/form-car.ts";
import { FormPage } from "../form-page.tsx";
import { useSite } from "../use-site.ts";
import { OwnReservation } from "./own-reservation.tsx";
import { OwnReservationPage } from "./own-reservation-page.tsx";
import { useOwnReservation } from "./use-own-reservation.ts";
import styles from "./storefront-reserve.module.css";

/** Why a car cannot be reserved; the way to their reservation for whoever has it. */
export function NotReservable({ car }: { car: Car }) {
  const { site, money } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  const own = useOwnReservation(car.id);
  if (own?.isRunning) return <OwnReservationPage car={car} href={own.href} />;
  return (
    <FormPage
      title={`This ${vehicle} cannot be reserved online`}
      lead="Somebody is reserving it, or it is not sold online. Ask us, and we will tell you."
    >
      <FormCar {...formCarBeside(car, money)} />
      <p>
        <OwnReservation carId={car.id} />
      </p>
      <p className={styles.actions}>
        <Button href={`${car.path}/${carForms.enquire}`} size="l">
          Ask about this {vehicle}
        </Button>
        <Button href={car.path} variant="secondary" size="l">
          Back to the {vehicle}
        </Button>
      </p>
    </FormPage>
  );
}

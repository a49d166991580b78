import { stockWord } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { Button } from "@forecourt/ui-kit/button";
import { formCarBeside } from "../enquiry/form-car.ts";
import { FormPage } from "../form-page.tsx";
import { useSite } from "../use-site.ts";
import styles from "./storefront-reserve.module.css";

/**
 * What a shopper sees who is reserving or buying a car in this browser and came back to where that begins, in a second
 * tab or with the back button: the way to their reservation.
 */
export function OwnReservationPage({ car, href }: { car: Car; href: string }) {
  const { site, money } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  return (
    <FormPage title={`You are reserving this ${vehicle}`} lead="Your reservation says what to do next, and until when.">
      <FormCar {...formCarBeside(car, money)} />
      <p className={styles.actions}>
        <Button href={href} size="l" rel="nofollow">
          See your reservation
        </Button>
        <Button href={car.path} variant="secondary" size="l">
          Back to the {vehicle}
        </Button>
      </p>
    </FormPage>
  );
}

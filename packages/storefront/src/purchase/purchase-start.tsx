import { stockWord } from "@forecourt/core";
import { searchPath } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { FormCar } from "@forecourt/enquiry/form";
import { Button } from "@forecourt/ui-kit/button";
import { formCarBeside } from "../enquiry/form-car.ts";
import { FormPage } from "../form-page.tsx";
import { OwnReservationPage } from "../reserve/own-reservation-page.tsx";
import { useOwnReservation } from "../reserve/use-own-reservation.ts";
import styles from "../reserve/storefront-reserve.module.css";
import { useSite } from "../use-site.ts";

/** Props of {@link PurchaseStart}. */
export interface PurchaseStartProps {
  car: Car | undefined;
  action: string;
  canBuy: boolean;
  /** Its link has expired. */
  isOver: boolean;
  enquireHref: string | undefined;
}

/** The car and its price, and the beginning of its purchase; or why there is none. */
export function PurchaseStart({ car, action, canBuy, isOver, enquireHref }: PurchaseStartProps) {
  const { site, money } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  const own = useOwnReservation(car?.id);
  if (car && !canBuy && !isOver && own?.isRunning) return <OwnReservationPage car={car} href={own.href} />;
  if (!car || !canBuy)
    return (
      <FormPage
        title={isOver ? "This purchase is over" : `This ${vehicle} cannot be bought online`}
        lead={
          isOver
            ? `Its link has expired. Nothing was charged; start again from the page of the ${vehicle}.`
            : "Somebody else is buying it, or it is not sold online. Ask us, and we will tell you."
        }
      >
        {car && <FormCar {...formCarBeside(car, money)} />}
        <p className={styles.actions}>
          {enquireHref !== undefined && (
            <Button href={enquireHref} size="l">
              Ask about this {vehicle}
            </Button>
          )}
          <Button href={car?.path ?? searchPath} variant="secondary" size="l">
            {car ? `Back to the ${vehicle}` : `See our ${site.search.vehicleType}`}
          </Button>
        </p>
      </FormPage>
    );
  return (
    <FormPage
      title={`Buy the ${car.name}`}
      lead="A few steps, in any order. You can leave at any time and come back with the link to this page."
      side={<FormCar {...formCarBeside(car, money)} />}
    >
      <ol className={styles.steps}>
        <li>Delivery or collection, your trade-in, and how you pay: the summary adds up as you choose.</li>
        <li>Tell us who you are.</li>
        <li>Pay a deposit on the secure page of our payment provider, and the {vehicle} is reserved for you.</li>
      </ol>
      <form method="post" action={action}>
        <Button type="submit" size="l" block>
          Start
        </Button>
      </form>
    </FormPage>
  );
}

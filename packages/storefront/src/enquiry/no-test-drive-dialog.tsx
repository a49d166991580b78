import { isSold, stockWord, withDriveName } from "@forecourt/core";
import { bookTestDrivePath, carForms } from "@forecourt/core/pages";
import type { Car } from "@forecourt/core/schemas";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { similarSearchHref } from "../similar-search.ts";
import { useSite } from "../use-site.ts";
import { CarDialog } from "./car-dialog.tsx";
import styles from "./storefront-test-drive.module.css";

/** Why a car cannot be driven (decisions.md row 108). */
function reasonOf(car: Pick<Car, "status">, vehicle: string): string {
  if (isSold(car)) return `This ${vehicle} has been sold, so it can no longer be driven.`;
  return car.status === "coming_soon"
    ? `This ${vehicle} has not arrived yet, so it cannot be booked for a test drive.`
    : `This ${vehicle} is reserved for another shopper, so it cannot be booked for a test drive.`;
}

/** The address of a test drive of a car that cannot be driven: why, and what the shopper can do instead. */
export function NoTestDriveDialog({ car }: { car: Car }) {
  const { site } = useSite();
  const vehicle = stockWord(site.search.vehicleType);
  const said = (text: string) => withDriveName(text, site.enquiry.testDriveName);
  return (
    <CarDialog car={car} id="test-drive" title={said(`No test drive of this ${vehicle}`)}>
      <Alert live="polite">{said(reasonOf(car, vehicle))}</Alert>
      <div className={styles.instead}>
        {isSold(car) ? (
          <Button href={`${car.path}/${carForms.findSimilar}`} block rel="nofollow">
            Find Me Something Similar
          </Button>
        ) : (
          <Button href={`${car.path}/${carForms.enquire}`} block rel="nofollow">
            {car.status === "coming_soon" ? "Ask when it arrives" : "Ask to be told if it is available again"}
          </Button>
        )}
        <Button href={similarSearchHref(car)} block variant="secondary">
          See similar {site.search.vehicleType}
        </Button>
        <Button href={bookTestDrivePath} block variant="secondary">
          {said(`Test drive another ${vehicle}`)}
        </Button>
      </div>
    </CarDialog>
  );
}

import { Button } from "@forecourt/ui-kit/button";
import { IconCalendar } from "@forecourt/ui-kit/icon";
import styles from "../storefront-success.module.css";

/** Actions on a booked test drive: confirm it while it is only held, add it to a calendar, or change it. */
export function BookingActions({ calendar, manage, isHeld }: { calendar: string; manage: string; isHeld: boolean }) {
  if (isHeld)
    return (
      <div className={styles.actions}>
        <Button href={manage} size="l" rel="nofollow">
          Confirm, change or cancel
        </Button>
      </div>
    );
  return (
    <div className={styles.actions}>
      <Button href={calendar} download="test-drive.ics" size="l" iconStart={<IconCalendar size={18} />}>
        Add to calendar
      </Button>
      <Button href={manage} size="l" variant="secondary" rel="nofollow">
        Change or cancel
      </Button>
    </div>
  );
}

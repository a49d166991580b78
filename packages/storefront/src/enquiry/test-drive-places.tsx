import { Button } from "@forecourt/ui-kit/button";
import { Select } from "@forecourt/ui-kit/select";
import styles from "./storefront-test-drive.module.css";

/** Props of {@link TestDrivePlaces}. */
export interface TestDrivePlacesProps {
  /** Address of the page that shows the times of a place. */
  action: string;
  places: readonly { id: string; name: string }[];
  /** Id of the place whose times are shown. */
  chosen: string | undefined;
  /** Other parameters of the page, which stay as they are. */
  kept?: readonly (readonly [name: string, value: string])[];
}

/** Choice of the place of a test drive; nothing if there is only one. */
export function TestDrivePlaces({ action, places, chosen, kept = [] }: TestDrivePlacesProps) {
  return (
    places.length > 1 && (
      <form className={styles.places} action={action}>
        {kept.map(
          ([name, value]) => name !== "location" && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Select key={chosen} label="Location" name="location" defaultValue={chosen} data-submit-on-change="">
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="secondary">
          Show times
        </Button>
      </form>
    )
  );
}

import { Select } from "@forecourt/ui-kit/select";

/** A place that services cars. */
export interface ServicePlace {
  id: string;
  /** "Harbour Mazda Service, Artarmon". */
  label: string;
  /** The next days on which it is open: `2026-11-23`. */
  days: readonly string[];
}

/** Where a car is serviced: a choice that begins with the main place; the only place is taken without asking. */
export function ServicePlaces({
  id,
  places,
  chosen,
  error,
  onChoose,
}: {
  id: string;
  places: readonly ServicePlace[];
  /** Id of the place that was chosen before; "" when none was. */
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}) {
  const [first] = places;
  if (places.length <= 1) return first && <input type="hidden" name="location" value={first.id} />;
  return (
    <Select
      id={id}
      name="location"
      label="Where"
      error={error}
      defaultValue={chosen || first?.id}
      onChange={(event) => onChoose(event.target.value)}
    >
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {place.label}
        </option>
      ))}
    </Select>
  );
}

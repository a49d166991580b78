import { Select } from "@forecourt/ui-kit/select";

/** A place that services cars. */
export interface ServicePlace {
  id: string;
  /** "Harbour Mazda Service, Artarmon". */
  label: string;
}

/** Where a car is serviced: a choice that begins with the main place; the only place is taken without asking. */
export function ServicePlaces({
  id,
  places,
  chosen,
  error,
}: {
  id: string;
  places: readonly ServicePlace[];
  /** Id of the place that was chosen before; "" when none was. */
  chosen: string;
  error: string | undefined;
}) {
  const [first] = places;
  if (places.length <= 1) return first && <input type="hidden" name="location" value={first.id} />;
  return (
    <Select id={id} name="location" label="Where" error={error} defaultValue={chosen || first?.id}>
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {place.label}
        </option>
      ))}
    </Select>
  );
}

import { serviceBookingForm } from "@forecourt/core";
import { useState } from "react";
import { lookedUpVehicleFields, lookedUpPlateField, isSamePlate } from "./vehicle-lookup.ts";
import { leadFieldId } from "./lead-field-id.ts";
import { PlateRow } from "./plate-row.tsx";

/** Props of {@link ServicePlate}. */
export interface ServicePlateProps {
  /** What the site calls one of its stock: "car". */
  vehicle: string;
  /** What was posted before, by name. */
  sent: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
  /** Result of looking up the plate, in words. @default nothing */
  lookedUp?: string | undefined;
}

/**
 * The plate of the vehicle to be serviced, by which it is found; what was found goes with the visit, for as long as its
 * plate stands.
 */
export function ServicePlate({ vehicle, sent, error, lookedUp }: ServicePlateProps) {
  const name = "Vehicle Rego";
  const { maxLength } = serviceBookingForm.fields.find((field) => field.name === name) ?? {};
  const foundFor = sent?.[lookedUpPlateField];
  const [plate, setPlate] = useState<string>();
  const found = plate === undefined || isSamePlate(plate, sent?.[name] ?? "") ? lookedUp : undefined;
  return (
    <>
      <PlateRow
        vehicle={vehicle}
        said={found ?? `We find your ${vehicle} by its plate. Without one, you tell us its make and model.`}
        id={leadFieldId(serviceBookingForm.key, name)}
        name={name}
        label={name}
        error={error}
        maxLength={maxLength}
        defaultValue={sent?.[name] ?? ""}
        onChange={(event) => setPlate(event.target.value)}
      />
      {foundFor && (plate === undefined || isSamePlate(plate, foundFor)) && (
        <div hidden key={foundFor}>
          <input type="hidden" name={lookedUpPlateField} value={foundFor} />
          {lookedUpVehicleFields.map((field) => (
            <input key={field} type="hidden" name={field} value={sent[field] ?? ""} />
          ))}
        </div>
      )}
    </>
  );
}

import { Button } from "@forecourt/ui-kit/button";
import { TextField } from "@forecourt/ui-kit/text-field";
import type { TextFieldProps } from "@forecourt/ui-kit/text-field";
import type { ReactNode } from "react";
import styles from "./enquiry-plate.module.css";

/** Props of {@link PlateRow}: those of the plate's field, and what stands around it. */
export interface PlateRowProps extends TextFieldProps {
  /** What the site calls one of its stock: "car". */
  vehicle: string;
  /** What looking the plate up came to, or what it is for. */
  said: string;
  /** What else names a plate, such as its state. */
  children?: ReactNode;
}

/** A plate, by which a form fills in its vehicle: pressed, `find` is sent with the form. */
export function PlateRow({ vehicle, said, children, ...field }: PlateRowProps) {
  return (
    <>
      <div className={styles.row}>
        <TextField
          {...field}
          className={styles.plate}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {children}
        <Button type="submit" name="find" value="1" variant="secondary" formNoValidate>
          {`Find my ${vehicle}`}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

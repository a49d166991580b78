import { Dialog } from "@forecourt/ui-kit/dialog";
import type { ReactNode } from "react";
import styles from "./enquiry-form.module.css";

/** What the dialog needs. */
export interface EnquiryDialogProps {
  title: string;
  /** The car being asked about, always in sight above the form. */
  car: { name: string; price: string; picture?: string | undefined };
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page, with the car being asked about on top. */
export function EnquiryDialog({ title, car, onClose, children }: EnquiryDialogProps) {
  return (
    <Dialog open id="enquire" title={title} onClose={onClose}>
      <div className={styles.car}>
        {car.picture && <img src={car.picture} alt="" width={96} height={72} />}
        <div>
          <p className={styles.carName}>{car.name}</p>
          <p className={styles.carPrice}>{car.price}</p>
        </div>
      </div>
      {children}
    </Dialog>
  );
}

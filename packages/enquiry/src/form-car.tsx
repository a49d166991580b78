import styles from "./enquiry-form.module.css";

/** The car that a form is about. */
export interface FormCarProps {
  name: string;
  /** As it is shown, "$32,990". */
  price: string;
  /** What the price includes, "Excl. govt charges". */
  priceType?: string | undefined;
  /** Address of a small picture. */
  picture?: string | undefined;
  /**
   * Address of a picture as wide as the column beside a form: there the car stands larger from 576 px. @default small
   * everywhere
   */
  largePicture?: string | undefined;
  /** Makes the name a link to the car. */
  href?: string | undefined;
}

/** The car being asked about, in sight above its form or beside it. */
export function FormCar({ name, price, priceType, picture, largePicture, href }: FormCarProps) {
  return (
    <div className={styles.car} data-large={largePicture === undefined ? undefined : true}>
      {picture && (
        <picture>
          {largePicture && <source media="(min-width: 576px)" srcSet={largePicture} />}
          <img src={picture} alt="" width={96} height={72} />
        </picture>
      )}
      <div>
        <p className={styles.carName}>{href ? <a href={href}>{name}</a> : name}</p>
        <p className={styles.carPrice}>
          <strong>{price}</strong>
          {priceType !== undefined && ` ${priceType}`}
        </p>
      </div>
    </div>
  );
}

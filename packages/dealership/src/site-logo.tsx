import styles from "./dealership-logo.module.css";

/** A logo that fits the ground on which it stands. */
export interface LogoPicture {
  src: string;
  /** Of the picture, px: they say its shape. */
  width: number;
  height: number;
}

/** The dealer's logo, or the name in the display typeface. The name is read out once, by the link around it. */
export function SiteLogo({ name, logo }: { name: string; logo?: LogoPicture | undefined }) {
  return logo ? (
    <img className={styles.logo} src={logo.src} width={logo.width} height={logo.height} alt="" />
  ) : (
    <span className={styles.name}>{name}</span>
  );
}

import styles from "./dealership-spin.module.css";

/** Props of {@link PrizeWheel}. */
export interface PrizeWheelProps {
  /** Names of the prizes; between each two stands a field without one. */
  prizes: readonly string[];
  /** Where it stops: the place of a prize, or -1 for a field without one. Left out, it stands still. */
  stop?: number | undefined;
  /** It turns before it stops. @default false */
  turns?: boolean;
  /** It has stopped. */
  onStopped?: (() => void) | undefined;
}

const radius = 100;
/** Whole turns before it stops. */
const rounds = 5;

/**
 * The wheel of a promotion, for the eye alone: what can be won and what was won stands beside it as text. It turns by a
 * style and stops under its pointer. State hook: `data-turns`.
 *
 * @example
 * <PrizeWheel prizes={["Car wash", "Fuel card"]} stop={1} turns onStopped={show} />
 */
export function PrizeWheel({ prizes, stop, turns = false, onStopped }: PrizeWheelProps) {
  const fields = prizes.flatMap((name) => [name, ""]);
  const share = 360 / fields.length;
  const at = stop === undefined ? 0 : stop < 0 ? 1 : stop * 2;
  // Turns the middle of the field to the top, where the pointer is.
  const rest = stop === undefined ? 0 : -(at + 0.5) * share;
  return (
    <div className={styles.wheel} aria-hidden="true">
      <svg
        className={styles.disc}
        data-turns={turns || undefined}
        style={{ ["--spin-from" as string]: `${rest - rounds * 360}deg`, ["--spin-to" as string]: `${rest}deg` }}
        viewBox="-104 -104 208 208"
        onAnimationEnd={onStopped}
      >
        <circle r={radius + 2} className={styles.rim} />
        {fields.map((name, index) => (
          <g key={`${index} ${name}`} transform={`rotate(${index * share})`}>
            <path d={sector(share)} className={styles.field} data-prize={name !== "" || undefined} />
            {name !== "" && (
              <text className={styles.label} x={radius - 8} transform={`rotate(${share / 2 - 90})`} dy="0.35em">
                {name.length > 16 ? `${name.slice(0, 15)}…` : name}
              </text>
            )}
          </g>
        ))}
        <circle r={12} className={styles.hub} />
      </svg>
      <span className={styles.pointer} />
    </div>
  );
}

/** A field from the top, clockwise, of so many degrees. */
function sector(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)].map((value) => value.toFixed(3));
  return `M0 0V${-radius}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${x} ${y}Z`;
}

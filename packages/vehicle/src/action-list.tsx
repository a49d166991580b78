import type { VehicleAction } from "@forecourt/core";
import {
  IconCalendar,
  IconCar,
  IconCheckCircle,
  IconDollar,
  IconList,
  IconMail,
  IconPhone,
  IconTag,
} from "@forecourt/ui-kit/icon";
import type { VehicleLink } from "./vehicle-links.ts";
import styles from "./vehicle-summary.module.css";

const icons: Partial<Record<VehicleAction["kind"], typeof IconMail>> = {
  call: IconPhone,
  testDrive: IconCalendar,
  finance: IconDollar,
  tradeIn: IconCar,
  history: IconList,
  reserve: IconCheckCircle,
  purchase: IconTag,
};
/** Stand before the first fact where the page is one column, each in a line of its own; the others follow the facts. */
const foremost: readonly VehicleAction["kind"][] = ["enquire", "reserve", "call"];
/** Open a dialog over the page. */
const over: readonly VehicleAction["kind"][] = ["enquire", "testDrive"];
/** Stand two by two; of an odd number the purchase, or else the last, has a line of its own. */
const paired: readonly VehicleAction["kind"][] = ["purchase", "testDrive", "finance", "tradeIn", "history"];

/** Props of {@link ActionList}. */
export interface ActionListProps {
  /** Buttons with where they lead, in their order. Leave some out by their `kind`. */
  links: readonly VehicleLink[];
  /** The number to call, masked where the site masks it (decisions.md row 49). */
  phone: string;
  /** Offer a text message beside the call. @default false */
  textMessages?: boolean | undefined;
}

/** The buttons of the summary, in S1 §2's order: the enquiry is the one main action; the call shows its number. */
export function ActionList({ links, phone, textMessages = false }: ActionListProps) {
  const others = links.filter(({ kind }) => paired.includes(kind));
  const alone = others.length % 2 === 1 ? (others.find(({ kind }) => kind === "purchase") ?? others.at(-1)) : undefined;
  const button = (link: VehicleLink) => {
    const { kind, label, href } = link;
    const Icon = icons[kind];
    return (
      <a
        key={kind}
        className={kind === "enquire" ? styles.main : styles.quiet}
        data-wide={foremost.includes(kind) || link === alone || undefined}
        href={href}
        {...(over.includes(kind) ? { rel: "nofollow", "data-keep-scroll": "" } : {})}
        data-chat={link.opensChat && ""}
        {...(kind === "history" ? { target: "_blank", rel: "noopener" } : {})}
      >
        {Icon && <Icon size={18} />}
        {label}
        {kind === "call" && <span className={styles.number}>{phone}</span>}
      </a>
    );
  };
  return (
    <div className={styles.actions} data-part="car-actions">
      <div className={styles.buttons}>{links.filter(({ kind }) => foremost.includes(kind)).map(button)}</div>
      {(others.length > 0 || textMessages) && (
        <div className={`${styles.buttons} ${styles.later}`}>
          {others.map(button)}
          {textMessages && (
            <a
              className={styles.quiet}
              data-wide
              data-text-message
              href={phone.includes("•") ? "#reveal-phone" : `sms:${phone.replace(/[^\d+]/g, "")}`}
            >
              <IconMail size={18} />
              Send a text <span className={styles.number}>{phone}</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}

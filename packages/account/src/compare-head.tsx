import { Button } from "@forecourt/ui-kit/button";
import { IconClose } from "@forecourt/ui-kit/icon";
import headStyles from "./account-compare-head.module.css";
import styles from "./account-compare.module.css";
import { comparePath } from "./compare-path.ts";
import type { CompareColumn } from "./compare-column.ts";
import { savedStoreOf } from "./use-saved.ts";

/**
 * The heads of a comparison's columns: picture, then name and price, which stay on screen while the rows scroll by,
 * then what the car costs a week and the next steps.
 */
export function CompareHead({ site, columns }: CompareHeadProps) {
  const hasNext = columns.some(({ estimate, links = [] }) => Boolean(estimate) || links.length > 0);
  return (
    <thead>
      <PictureRow site={site} columns={columns} />
      <NameRow columns={columns} />
      {hasNext && <NextStepRow columns={columns} />}
    </thead>
  );
}

interface CompareHeadProps {
  /** Slug of the site; undefined where nothing is kept on the device. */
  site: string | undefined;
  columns: readonly CompareColumn[];
}

/** Each car's picture, with the button that takes it out of the comparison. */
function PictureRow({ site, columns }: CompareHeadProps) {
  const idsWithout = (id: string) => columns.map(({ car }) => car.id).filter((other) => other !== id);
  return (
    <tr>
      <td className={styles.corner}>
        <span className="fc-visually-hidden">Picture</span>
      </td>
      {columns.map(({ car, picture, tags }) => (
        <td key={car.id} className={headStyles.top}>
          <div className={headStyles.picture}>
            <a href={car.path} tabIndex={-1} aria-hidden="true">
              {picture}
            </a>
            {Boolean(tags) && <div className={headStyles.tags}>{tags}</div>}
            <a
              className={headStyles.out}
              href={comparePath(idsWithout(car.id))}
              aria-label={`Remove ${car.name} from the comparison`}
              onClick={() => forget(site, car.id)}
            >
              <IconClose size={18} />
            </a>
          </div>
        </td>
      ))}
    </tr>
  );
}

/** Each car's name and price, which head their column. */
function NameRow({ columns }: Pick<CompareHeadProps, "columns">) {
  return (
    <tr className={styles.heads}>
      <td className={styles.corner}>
        {columns.length > 1 && (
          <span className={headStyles.key}>
            <span className={styles.dot} aria-hidden="true" /> Differs
          </span>
        )}
      </td>
      {columns.map(({ car, price }) => (
        <th key={car.id} scope="col" className={styles.head}>
          <a className={headStyles.name} href={car.path}>
            {car.name.split(" ").map((word, index) => [
              index > 0 && " ",
              word.includes("-") ? (
                <span key={index} className={headStyles.word}>
                  {word}
                </span>
              ) : (
                word
              ),
            ])}
          </a>
          <div>{price}</div>
        </th>
      ))}
    </tr>
  );
}

/** What each car costs a week, and its buttons; the first is its main one. */
function NextStepRow({ columns }: Pick<CompareHeadProps, "columns">) {
  return (
    <tr>
      <td className={styles.corner}>
        <span className="fc-visually-hidden">Next steps</span>
      </td>
      {columns.map(({ car, estimate, links = [] }) => (
        <td key={car.id} className={headStyles.next}>
          {estimate}
          <div className={headStyles.links}>
            {links.map(({ label, href }, index) => {
              const link = { href, "aria-label": `${label}: ${car.name}`, rel: "nofollow" };
              return index === 0 ? (
                <Button key={href} {...link} className={headStyles.step} variant="secondary" size="s" block>
                  {label}
                </Button>
              ) : (
                <a key={href} {...link} className={headStyles.link} data-own={href === car.path || undefined}>
                  {label}
                </a>
              );
            })}
          </div>
        </td>
      ))}
    </tr>
  );
}

/** Takes a car out of the choice on this device too, so that it does not come back with the next one chosen. */
function forget(site: string | undefined, id: string): void {
  if (site === undefined) return;
  const store = savedStoreOf(site);
  const chosen = store.getState().compare.find((car) => car.id === id);
  if (chosen) store.toggleCompared(chosen);
}

import { firstKeySpecs } from "@forecourt/core";
import { Fragment } from "react";
import type { Fact } from "./vehicle-facts.ts";
import styles from "./vehicle-details.module.css";

/** Key information: the first four at once, the rest and the specification groups behind Show More (S1 §2). */
export function SpecList({
  specs,
  groups,
}: {
  specs: readonly Fact[];
  groups: readonly { heading: string; specs: readonly Fact[] }[];
}) {
  const rest = specs.slice(firstKeySpecs);
  return (
    <>
      <Lines specs={specs.slice(0, firstKeySpecs)} />
      {rest.length + groups.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.toggle}>Show More</summary>
          <Lines specs={rest} />
          {groups.map((group) => (
            <Fragment key={group.heading}>
              <h3 className={styles.group}>{group.heading}</h3>
              <Lines specs={group.specs} />
            </Fragment>
          ))}
        </details>
      )}
    </>
  );
}

function Lines({ specs }: { specs: readonly Fact[] }) {
  return (
    <dl className={styles.specs} data-part="spec-list">
      {specs.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

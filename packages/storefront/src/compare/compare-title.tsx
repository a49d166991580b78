import { CompareActions, CompareEmpty } from "@forecourt/account/compare";
import { maxCompared } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import styles from "../storefront-page.module.css";
import { TitlePanel } from "../title-panel.tsx";
import { useSite } from "../use-site.ts";
import type { ComparedSiteCar } from "./compare-columns.tsx";

/** Title of the comparison with what can be done with it; without cars, the ways to choose some. */
export function CompareTitle({ cars, missing }: { cars: readonly ComparedSiteCar[]; missing: readonly string[] }) {
  const { site } = useSite();
  const { vehicleType: vehicles, defaultPath } = site.search;
  const title = `Compare ${vehicles}`;
  const navigate = useNavigate();
  const compareChosen = useCallback((path: string) => void navigate(path, { replace: true }), [navigate]);
  if (cars.length > 0)
    return (
      <div className={styles.bar}>
        <h1 className={styles.title}>{title}</h1>
        <CompareActions
          site={site.slug}
          cars={cars}
          title={`${title} at ${site.name}`}
          addHref={cars.length < maxCompared ? defaultPath : undefined}
          vehicles={vehicles}
        />
      </div>
    );
  return (
    <TitlePanel
      title={title}
      lead={`Choose Compare on up to four ${vehicles} and see them side by side: price, kilometres, equipment and what sets them apart.`}
      action={
        // A link named others, which are gone: those of this device do not take their place.
        missing.length > 0 ? (
          <Button href={defaultPath}>Browse all {vehicles}</Button>
        ) : (
          <CompareEmpty site={site.slug} stockHref={defaultPath} vehicles={vehicles} onChosen={compareChosen} />
        )
      }
      picture={site.look.picture}
    />
  );
}

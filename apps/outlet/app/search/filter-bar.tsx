import { searchUrl, setRange } from "@forecourt/core";
import type { FilterRailSlotProps } from "@forecourt/storefront";
import { useSite } from "@forecourt/storefront";
import type { MouseEvent } from "react";
import { useRange, useRefinementList, useStats } from "react-instantsearch";
import type { UseRefinementListProps } from "react-instantsearch";

/** The filters in a bar above the cars, each a link that works before InstantSearch has come. */
export function FilterBar({ FilterForm, ...filters }: FilterRailSlotProps) {
  return (
    <div className="bar">
      <Choices attribute="make" label="Make" />
      <Choices attribute="simple_body" label="Body" />
      <Choices attribute="drive" label="Driven wheels" />
      <Prices basePath={filters.basePath} search={filters.search} />
      {/* A budget and a place have no hook: they are fields of a form, which keeps all else that is set. */}
      <FilterForm {...filters} className="bar-form" facets={[]} asMenus>
        {({ budget, distance }) => (
          <>
            {budget}
            {distance}
          </>
        )}
      </FilterForm>
    </div>
  );
}

/** What is chosen stays where it was pressed: a second press there takes it away. */
const steady: UseRefinementListProps["sortBy"] = ["count:desc", "name:asc"];

function Choices({ attribute, label }: { attribute: string; label: string }) {
  const { items, refine, createURL } = useRefinementList({ attribute, limit: 40, sortBy: steady });
  if (items.length === 0) return null;
  const chosen = items.filter(({ isRefined }) => isRefined);
  return (
    <details className="bar-group" name="filters" data-dropdown="">
      <summary>
        {label}
        {chosen.length > 0 && `: ${chosen.map((item) => item.label).join(", ")}`}
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.value}>
            <a
              href={createURL(item.value)}
              rel="nofollow"
              data-keep-scroll
              data-chosen={item.isRefined || undefined}
              onClick={pressing(() => refine(item.value))}
            >
              {item.isRefined && <span className="fc-visually-hidden">Remove </span>}
              {item.label} <span>{item.count}</span>
            </a>
          </li>
        ))}
        <Found />
      </ul>
    </details>
  );
}

const tops = [15_000, 20_000, 30_000, 40_000, 60_000];

function Prices({ basePath, search }: Pick<FilterRailSlotProps, "basePath" | "search">) {
  const { range, start, refine } = useRange({ attribute: "price" });
  const { money } = useSite();
  const [, most = Infinity] = start;
  const offered = tops.filter((top) => top === most || (top > (range.min ?? 0) && top < (range.max ?? 0)));
  if (offered.length === 0) return null;
  const say = (dollars: number) =>
    dollars.toLocaleString(money.locale, { style: "currency", currency: money.currency, maximumFractionDigits: 0 });
  return (
    <details className="bar-group" name="filters" data-dropdown="">
      <summary>{Number.isFinite(most) ? `Price: up to ${say(most)}` : "Price"}</summary>
      <ul>
        {offered.map((top) => (
          <li key={top}>
            <a
              // No hook makes the address of a range: core does.
              href={searchUrl(basePath, setRange(search, "price", top === most ? undefined : { max: top }))}
              rel="nofollow"
              data-keep-scroll
              data-chosen={top === most || undefined}
              onClick={pressing(() => refine([undefined, top === most ? undefined : top]))}
            >
              {top === most && <span className="fc-visually-hidden">Remove </span>}
              {`Up to ${say(top)}`}
            </a>
          </li>
        ))}
        <Found />
      </ul>
    </details>
  );
}

/** How many cars there are now, at the foot of a menu that lies over their number. That number says it to a screen reader. */
function Found() {
  const { nbHits } = useStats();
  const { money } = useSite();
  return (
    <li className="bar-found" aria-hidden="true">
      {nbHits.toLocaleString(money.locale)} {nbHits === 1 ? "vehicle" : "vehicles"}
    </li>
  );
}

/** A plain press refines at once; a press for another tab is left to the link. */
const pressing = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

import { foundWord, searchUrl, setRange } from "@forecourt/core";
import type { FilterRailSlotProps } from "@forecourt/storefront";
import { useSite } from "@forecourt/storefront";
import type { MouseEvent } from "react";
import { useRange, useRefinementList, useStats } from "react-instantsearch";
import type { UseRefinementListProps } from "react-instantsearch";

/** The filters in a bar above the cars, each a link that works before InstantSearch has come. */
export function FilterBar({ FilterForm, ...filters }: FilterRailSlotProps) {
  return (
    <div className="bar">
      <Choices attribute="make" label="Make" chosen={filters.search.filters.make} />
      <Choices attribute="simple_body" label="Body" chosen={filters.search.filters.simple_body} />
      <Choices attribute="drive" label="Driven wheels" chosen={filters.search.filters.drive} />
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

interface ChoicesProps {
  attribute: string;
  label: string;
  chosen: readonly string[] | undefined;
}

function Choices({ attribute, label, chosen = [] }: ChoicesProps) {
  const { items: found, refine, createURL } = useRefinementList({ attribute, limit: 40, sortBy: steady });
  // Where nothing is found, what is chosen stays, so that it can be taken away.
  const missing = chosen.filter((value) => !found.some((item) => item.value === value));
  const items = [...missing.map((value) => ({ value, label: value, count: 0, isRefined: true })), ...found];
  if (items.length === 0) return null;
  const names = items.filter(({ isRefined }) => isRefined).map((item) => item.label);
  return (
    <details className="bar-group" name="filters" data-dropdown="">
      <summary>
        {label}
        {names.length > 0 && `: ${names.join(", ")}`}
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
  const [least = -Infinity, most = Infinity] = start;
  const isSet = Number.isFinite(least) || Number.isFinite(most);
  // What is set stays in the list, and with it the way to a higher price.
  const offered = [...new Set([...tops, ...(isSet ? [most] : [])])]
    .filter((top) => top === most || (top > Math.max(least, range.min ?? 0) && (isSet || top < (range.max ?? 0))))
    .sort((one, other) => one - other);
  if (offered.length === 0) return null;
  const dollars = (amount: number) =>
    amount.toLocaleString(money.locale, { style: "currency", currency: money.currency, maximumFractionDigits: 0 });
  const say = (top: number) =>
    Number.isFinite(least)
      ? Number.isFinite(top)
        ? `${dollars(least)} to ${dollars(top)}`
        : `From ${dollars(least)}`
      : `Up to ${dollars(top)}`;
  return (
    <details className="bar-group" name="filters" data-dropdown="">
      <summary>{isSet ? `Price: ${say(most).replace(/^[FU]/, (letter) => letter.toLowerCase())}` : "Price"}</summary>
      <ul>
        {offered.map((top) => {
          const isChosen = isSet && top === most;
          return (
            <li key={top}>
              <a
                // No hook makes the address of a range: core does.
                href={searchUrl(
                  basePath,
                  setRange(search, "price", isChosen ? undefined : { ...search.ranges.price, max: top }),
                )}
                rel="nofollow"
                data-keep-scroll
                data-chosen={isChosen || undefined}
                onClick={pressing(() => refine(isChosen ? [undefined, undefined] : [finite(least), top]))}
              >
                {isChosen && <span className="fc-visually-hidden">Remove </span>}
                {say(top)}
              </a>
            </li>
          );
        })}
        <Found />
      </ul>
    </details>
  );
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

/** How many cars there are now, at the foot of a menu that lies over their number. That number says it to a screen reader. */
function Found() {
  const { nbHits } = useStats();
  const { money, site } = useSite();
  return (
    <li className="bar-found" aria-hidden="true">
      {nbHits.toLocaleString(money.locale)} {foundWord(site.search.vehicleType, nbHits)}
    </li>
  );
}

/** A plain press refines at once; a press for another tab is left to the link. */
const pressing = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

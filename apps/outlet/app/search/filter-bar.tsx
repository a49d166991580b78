import { resultsWord, searchUrl, setRange } from "@forecourt/core";
import type { FilterRailSlotProps } from "@forecourt/storefront";
import { useSite } from "@forecourt/storefront";
import type { MouseEvent } from "react";
import { useRange, useRefinementList, useStats } from "react-instantsearch";
import type { UseRefinementListProps } from "react-instantsearch";

/** The filters in a bar above the cars, each a link that works before InstantSearch has come. */
export function FilterBar({ FilterForm, ...filters }: FilterRailSlotProps) {
  return (
    <div className="bar">
      <div className="bar-row">
        <Choices attribute="make" label="Make" chosen={filters.search.filters.make} />
        <Choices attribute="simple_body" label="Body" chosen={filters.search.filters.simple_body} />
        <Choices attribute="drive" label="Driven wheels" chosen={filters.search.filters.drive} />
        <Ranges basePath={filters.basePath} search={filters.search} />
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
      <div className="bar-menu">
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
        </ul>
        <Found />
      </div>
    </details>
  );
}

/** Ends that a range of the bar offers, and how they are said. */
interface LimitsProps extends Pick<FilterRailSlotProps, "basePath" | "search"> {
  attribute: "price" | "year" | "km";
  label: string;
  /** Which end is chosen: the lowest year, the highest price. */
  end: "min" | "max";
  /** Values to choose, in the order in which they stand, for cars up to this one. */
  values: (highest: number) => readonly number[];
  write: (value: number) => string;
}

/** A range as a menu of links, each the end that matters: how much, how far, how old at most. */
function Limits({ basePath, search, attribute, label, end, values, write }: LimitsProps) {
  const { range, start, refine } = useRange({ attribute });
  const [least = -Infinity, most = Infinity] = start;
  const isSet = Number.isFinite(least) || Number.isFinite(most);
  const chosen = end === "max" ? most : least;
  const isOffered = (value: number) => {
    if (value === chosen) return true;
    return end === "max"
      ? value > Math.max(least, range.min ?? 0) && (isSet || value < (range.max ?? 0))
      : value < Math.min(most, range.max ?? Infinity) && (isSet || value > (range.min ?? Infinity));
  };
  // What is set stays in the list, and with it the way to a wider range.
  const all = [...new Set([...values(range.max ?? most), ...(isSet ? [chosen] : [])])].filter(isOffered);
  const offered = all.sort((one, other) => (end === "max" ? one - other : other - one));
  if (offered.length === 0) return null;
  const withEnd = (value: number | undefined): Ends => (end === "max" ? [finite(least), value] : [value, finite(most)]);
  const say = (value: number) => sayRange(withEnd(value), attribute, write);
  return (
    <details className="bar-group" name="filters" data-dropdown="">
      <summary>{isSet ? `${label}: ${say(chosen).replace(/^[FU]/, (letter) => letter.toLowerCase())}` : label}</summary>
      <div className="bar-menu">
        <ul>
          {offered.map((value) => {
            const isChosen = isSet && value === chosen;
            const [min, max] = withEnd(value);
            const next = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
            return (
              <li key={value}>
                <a
                  // No hook makes the address of a range: core does.
                  href={searchUrl(basePath, setRange(search, attribute, isChosen ? undefined : next))}
                  rel="nofollow"
                  data-keep-scroll
                  data-chosen={isChosen || undefined}
                  onClick={pressing(() => refine(isChosen ? [undefined, undefined] : [min, max]))}
                >
                  {isChosen && <span className="fc-visually-hidden">Remove </span>}
                  {say(value)}
                </a>
              </li>
            );
          })}
        </ul>
        <Found />
      </div>
    </details>
  );
}

type Ends = [number | undefined, number | undefined];

/** "Up to $20,000", "2019 or newer", "20,000 km to 60,000 km". */
function sayRange([low, high]: Ends, attribute: LimitsProps["attribute"], write: (value: number) => string): string {
  const [min, max] = [finite(low ?? -Infinity), finite(high ?? Infinity)];
  if (min !== undefined && max !== undefined) return `${write(min)} to ${write(max)}`;
  if (attribute === "year") return min === undefined ? `${write(max ?? 0)} or older` : `${write(min)} or newer`;
  return min === undefined ? `Up to ${write(max ?? 0)}` : `From ${write(min)}`;
}

/** Price, year and kilometres: what a used car is chosen by. */
function Ranges(props: Pick<FilterRailSlotProps, "basePath" | "search">) {
  const { money } = useSite();
  return (
    <>
      <Limits
        {...props}
        attribute="price"
        label="Price"
        end="max"
        values={() => [15_000, 20_000, 30_000, 40_000, 60_000]}
        write={(dollars) =>
          dollars.toLocaleString(money.locale, {
            style: "currency",
            currency: money.currency,
            maximumFractionDigits: 0,
          })
        }
      />
      <Limits
        {...props}
        attribute="year"
        label="Year"
        end="min"
        values={(newest) => (Number.isFinite(newest) ? [1, 3, 5, 7, 10].map((years) => newest - years) : [])}
        write={String}
      />
      <Limits
        {...props}
        attribute="km"
        label="Kilometres"
        end="max"
        values={() => [20_000, 50_000, 80_000, 120_000]}
        write={(km) => `${km.toLocaleString(money.locale)} km`}
      />
    </>
  );
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined);

/**
 * At the foot of a menu that lies over the cars: how many there are now, and the way to them. Their number above the
 * list says it to a screen reader.
 */
function Found() {
  const { nbHits } = useStats();
  const { money, site } = useSite();
  return (
    <button className="bar-found" type="button" onClick={closeMenu}>
      {`Show ${nbHits.toLocaleString(money.locale)} ${resultsWord(site.search.vehicleType, nbHits)}`}
    </button>
  );
}

/** The menu closes, and its name has the focus: a press there opens it again. */
function closeMenu({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const menu = currentTarget.closest("details");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** A plain press refines at once; a press for another tab is left to the link. */
const pressing = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};

import { bookTestDrivePath } from "@forecourt/core/pages";
import { Button } from "@forecourt/ui-kit/button";
import { TextField } from "@forecourt/ui-kit/text-field";
import { CarPicture } from "@forecourt/vehicle/card";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSubmit } from "react-router";
import type { DriveChoice } from "./drive-choices.ts";
import styles from "./storefront-test-drive.module.css";

/** Props of {@link TestDriveChoices}. */
export interface TestDriveChoicesProps {
  cars: readonly DriveChoice[];
  /** "motorbike". */
  vehicle: string;
  /** The searched text; "" without one. */
  query: string;
  /** "Keyword search eg. EV, SUV, Toyota". */
  placeholder: string;
  /** Other parameters of the page, which stay as they are. */
  kept: readonly (readonly [name: string, value: string])[];
}

/** How long a shopper stops typing before the cars follow. */
const pauseMs = 300;

/**
 * Cars of the stock to choose by their pictures, found by a search; the form then is about the one that was chosen. The
 * cars follow what is typed; without JavaScript they come with the button.
 */
export function TestDriveChoices({ cars, vehicle, query, placeholder, kept }: TestDriveChoicesProps) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const find = () => {
    clearTimeout(timer.current);
    void submit(form.current, { replace: true, preventScrollReset: true });
  };
  // Text typed before the scripts loaded is searched too; until the page is ready, typing may still be missed.
  const sought = useRef(query);
  const catchUp = useEffectEvent(() => {
    const words = form.current && new FormData(form.current).get("query");
    if (typeof words !== "string" || words === sought.current) return;
    sought.current = words;
    find();
  });
  useEffect(() => {
    const whenReady = () => catchUp();
    whenReady();
    addEventListener("forecourt:ready", whenReady, { once: true });
    return () => {
      removeEventListener("forecourt:ready", whenReady);
      clearTimeout(timer.current);
    };
  }, []);
  const others = kept.filter(([name]) => !["car_id", "model", "model_id", "query"].includes(name));
  const hrefOf = (id: string) =>
    `${bookTestDrivePath}?${new URLSearchParams([["car_id", id], ...others.map((pair) => [...pair])]).toString()}`;
  return (
    <section className={styles.choices} aria-labelledby="drive-choices">
      <h2 id="drive-choices">Choose a {vehicle}</h2>
      <form
        ref={form}
        className={styles.search}
        role="search"
        action={bookTestDrivePath}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(find, pauseMs);
        }}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={`Search our ${vehicle === "car" ? "stock" : `${vehicle}s`}`}
          hideLabel
          name="query"
          type="search"
          defaultValue={query}
          placeholder={placeholder}
          maxLength={60}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <p className={styles.found} role="status">
        {query === ""
          ? cars.length > 0 && "Just arrived"
          : cars.length === 0
            ? `Nothing found for “${query}”. Say below which one you would like.`
            : `Found for “${query}”`}
      </p>
      {cars.length > 0 && (
        <ul>
          {cars.map(({ id, name, price, priceType, picture }) => (
            <li key={id}>
              <a href={hrefOf(id)} rel="nofollow">
                <CarPicture source={picture} alt="" widths={[320]} sizes="180px" priority={false} />
                <span className={styles.choice}>{name}</span>
                <span>
                  <b>{price}</b>
                  {priceType !== undefined && <small> {priceType}</small>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { MoneyFormat, ShownLoan } from "@forecourt/core";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { formText } from "./form-text.ts";
import type { RunningCostsStart } from "./vehicle-facts.ts";

/**
 * The running costs that a panel shows. The first figures come from the server; the calculation is fetched with the
 * first change.
 *
 * @param loan the loan once the shopper changed it; undefined before
 */
export function useRunningCosts(start: RunningCostsStart, loan: ShownLoan | undefined, money: MoneyFormat) {
  const [texts, setTexts] = useState(start.texts);
  const [wrong, setWrong] = useState<string>();
  const [typed, setTyped] = useState<{ price: string; distance: string }>();
  const form = useRef<HTMLFormElement>(null);

  // Values typed before this code loaded.
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    if (form.current && fields.some(({ value, defaultValue }) => value !== defaultValue))
      setTyped(readTyped(form.current));
  }, []);

  useEffect(() => {
    if (!typed && !loan) return;
    let isLatest = true;
    // Code that the network fails is asked for again with the next change; until then the figures stand as they were.
    const code = import("./calculate-running-costs.ts").catch(() => undefined);
    void code.then((loaded) => {
      if (!isLatest || !loaded) return;
      const { texts: calculated, error } = loaded.calculateRunningCosts(
        start.loan && loan ? { ...start, loan } : start,
        typed ?? { price: String(start.dollarsPerUnit), distance: String(start.kmPerWeek) },
        money,
      );
      setWrong(error);
      if (calculated) setTexts(calculated);
    });
    return () => {
      isLatest = false;
    };
  }, [typed, loan, start, money]);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(readTyped(currentTarget));
  return { texts, wrong, form, onInput };
}

function readTyped(form: HTMLFormElement) {
  return { price: formText(form, "price"), distance: formText(form, "distance") };
}

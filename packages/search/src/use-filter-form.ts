import { parseSearchQuery, searchUrl, invalidAmounts, invalidBudgetTerms } from "@forecourt/core";
import type { SearchQuery, InvalidAmount, InvalidBudgetTerm } from "@forecourt/core";
import { useCallback, useRef, useState } from "react";
import type { SyntheticEvent } from "react";

/** Id of the form of all filters. */
export const filterFormId = "filter-form";

/** What was typed into the form and cannot be used. */
export interface InvalidFilters {
  amounts: readonly InvalidAmount[];
  terms: readonly InvalidBudgetTerm[];
}

/** What the form needs. */
export interface FilterFormOptions {
  basePath: string;
  search: SearchQuery;
  /** Values in the address that cannot be used. */
  sent: InvalidFilters;
  /** The filters were shown by their own button and nothing in them changed. */
  onUnchanged: () => void;
  /** The filters were shown by their own button; the search that they make is on its way. */
  onApply: () => void;
}

/**
 * The one form of all filters: whichever of its buttons is pressed, every field that was typed is applied. What cannot
 * be used is said beside its field, the first of them takes the focus and nothing is searched; a moved thumb searches
 * all the same and takes no focus.
 */
export function useFilterForm({ basePath, search, sent, onUnchanged, onApply }: FilterFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const isSlide = useRef(false);
  const [invalid, setInvalid] = useState(sent);
  const [typedOn, setTypedOn] = useState<SearchQuery>();

  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    const {
      currentTarget: fields,
      nativeEvent: { submitter },
    } = event;
    const params = formParams(fields);
    const found = { amounts: invalidAmounts(params), terms: invalidBudgetTerms(params) };
    setInvalid(found);
    const names = new Set([
      ...found.amounts.map(({ name, end }) => `${name}_${end}`),
      ...found.terms.map(({ name }) => name as string),
    ]);
    const first = [...fields.elements].find((field): field is HTMLElement =>
      names.has(field.getAttribute("name") ?? ""),
    );
    if (first && !isSlide.current) {
      event.preventDefault();
      const group = first.closest("details");
      if (group) group.open = true;
      first.focus();
      // With room for what is said below it.
      first.scrollIntoView({ block: "nearest" });
    } else if (submitter?.hasAttribute("data-show")) {
      // This button also sends the text of the keyword box.
      const shown = parseSearchQuery(formParams(fields, submitter));
      if (searchUrl(basePath, shown) !== searchUrl(basePath, { ...search, page: 1 })) return onApply();
      event.preventDefault();
      setTypedOn(undefined);
      onUnchanged();
    }
  };

  return {
    form,
    onSubmit,
    invalid,
    /** Something was typed that the number of cars does not know yet. */
    isTyped: typedOn === search,
    onInput: () => setTypedOn(search),
    /** Searches for a thumb that was moved. */
    onSlide: useCallback(() => {
      isSlide.current = true;
      form.current?.requestSubmit();
      isSlide.current = false;
    }, []),
  };
}

const formParams = (form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form, submitter)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

import { useEffect, useRef } from "react";

/**
 * Keeps an uncontrolled field at the value of the address when that changes (Back, a removed chip), without taking the
 * focus from it as a new element would. What a shopper typed before this code arrived stays. What waits in the field
 * when Back leads to another search is dropped; it stays where Back only closes what lies over the page.
 */
export function useSyncedValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const synced = useRef(value);
  useEffect(() => {
    if (synced.current === value) return;
    synced.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  const shown = useRef("");
  useEffect(() => {
    shown.current = location.search;
  });
  useEffect(() => {
    const onBack = () => {
      if (field.current && location.search !== shown.current) field.current.value = synced.current;
    };
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  return field;
}

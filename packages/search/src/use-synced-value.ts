import { useEffect, useRef } from "react";

/**
 * Keeps an uncontrolled field at the value of the address when that changes (Back, a removed chip), without taking the
 * focus from it as a new element would. What a shopper typed before this code arrived stays.
 */
export function useSyncedValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const synced = useRef(value);
  useEffect(() => {
    if (synced.current === value) return;
    synced.current = value;
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}

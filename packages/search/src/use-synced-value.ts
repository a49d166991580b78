import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Keeps an uncontrolled field at the value of the address when that changes (Back, a removed chip), without taking the
 * focus from it as a new element would. What a shopper typed before this code arrived stays.
 *
 * @param own the value that the address took from this field: by now more may have been typed
 */
export function useSyncedValue<Field extends HTMLInputElement | HTMLSelectElement>(value: string, own?: RefObject<string | undefined>) {
  const field = useRef<Field>(null);
  const synced = useRef(value);
  useEffect(() => {
    if (synced.current === value) return;
    synced.current = value;
    if (field.current && own?.current !== value) field.current.value = value;
  }, [value, own]);
  return field;
}

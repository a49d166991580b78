import type { GarageAnswer } from "@forecourt/api";
import { useCallback, useEffect, useState } from "react";
import { signInHere } from "./sign-in-here.ts";
import { rememberSignedIn } from "./signed-in-mark.ts";

/** What the shopper has at the site, as far as it is known. */
export interface Garage {
  /** Undefined until the platform has answered. */
  answer: GarageAnswer | undefined;
  /** The platform could not be reached. */
  failed: boolean;
  /** Asks again. */
  reload: () => void;
}

/**
 * Asks the platform what the signed-in shopper has at the site, by the browser alone: no page has it. Whose session has
 * ended meanwhile is led to sign in and back.
 */
export function useGarage(site: string): Garage {
  const [state, setState] = useState<Pick<Garage, "answer" | "failed">>({ answer: undefined, failed: false });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const { createApiClient } = await import("@forecourt/api/client");
        const answer = await createApiClient().getGarage(undefined, signal ? { signal } : {});
        rememberSignedIn(site, true);
        if (signal?.aborted !== true) setState({ answer, failed: false });
      } catch (error) {
        if (signal?.aborted === true) return;
        if (error instanceof Error && "status" in error && error.status === 401)
          location.assign(signInHere(location.pathname.slice(1), "/"));
        else setState((before) => ({ ...before, failed: true }));
      }
    },
    [site],
  );
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [load]);
  return { ...state, reload: useCallback(() => void load(), [load]) };
}

import { mayBeSignedIn, rememberSignedIn } from "./signed-in-mark.ts";
import { savedStoreOf } from "./use-saved.ts";

/**
 * The phone number of the session, and the watchlist connected with it; undefined for everybody else. Asked only on devices on which
 * somebody signed in, by the browser alone: no page has it (decisions.md row 22).
 */
export async function openSession(site: string): Promise<string | undefined> {
  if (!mayBeSignedIn(site)) return undefined;
  const { createApiClient } = await import("@forecourt/api/client");
  const api = createApiClient();
  const { user } = await api.getSession().catch(() => ({ user: null }));
  rememberSignedIn(site, user !== null);
  if (user === null) return undefined;
  savedStoreOf(site).connect({
    save: (id) => api.saveWatchedCar({ car_id: id }),
    remove: (id) => api.removeWatchedCar({ car_id: id }),
  });
  return user.phone;
}

/** Ends the session on the server and on the device. @throws when the platform cannot be reached: the session goes on */
export async function signOut(site: string): Promise<void> {
  const { createApiClient } = await import("@forecourt/api/client");
  await createApiClient().signOut();
  rememberSignedIn(site, false);
  savedStoreOf(site).connect(undefined);
}

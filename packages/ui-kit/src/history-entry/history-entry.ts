/** What lies over a page and is left by Back: a menu, a sheet of filters. */
export interface HistoryEntryOptions {
  /** Its name in the history; one that begins with # stands in the address too. */
  name: string;
  /** Forward, or a reload, came to its entry. */
  onOpen: () => void;
  /** Back was pressed, or the page beneath is another. */
  onClose: () => void;
}

/** An entry of the history for what lies over a page. */
export interface HistoryEntry {
  /** It lies open: gives it an entry, unless it has one. */
  enter: () => void;
  /** It was closed by other means than Back: takes its entry back. */
  leave: () => void;
  /** The page is taken down. */
  stop: () => void;
}

interface EntryState {
  idx?: number;
  /** Name of what lies over the page; true of an entry whose place is to be taken. */
  over?: string | true;
}

/** What is known of those that a page has, by name. */
interface Known {
  onOpen: () => void;
  onClose: () => void;
  /** Resolves {@link leaving} once Back is heard. */
  left?: (() => void) | undefined;
}

const known = new Map<string, Known>();
/** What lies open now, and the page beneath: there is one at a time. */
let opened: { name: string; page: string } | undefined;
let leaving: Promise<void> | undefined;

const stateNow = (): EntryState => (history.state as EntryState | null) ?? {};
const pageNow = (): string => location.pathname + location.search;

// Added when this file loads, so before the listener of the router: listeners run in the order in which they were
// added, and this one can stop the event.
if (typeof document !== "undefined") addEventListener("popstate", onPop);

function onPop(event: PopStateEvent): void {
  // The browser itself followed a link to the fragment, as it does before hydration.
  const isFollowed = history.state === null && known.has(location.hash);
  if (isFollowed) history.replaceState({ over: location.hash }, "");
  const { over } = stateNow();
  const name = typeof over === "string" && known.has(over) ? over : undefined;
  const before = opened;
  if (name === before?.name) return;
  opened = name === undefined ? undefined : { name, page: pageNow() };
  if (before) {
    const closed = known.get(before.name);
    closed?.left?.();
    if (closed) closed.left = undefined;
    closed?.onClose();
  }
  if (name !== undefined) known.get(name)?.onOpen();
  if (isFollowed || before?.page === pageNow()) event.stopImmediatePropagation();
}

/**
 * Gives what lies over a page an entry of the history, so that Back closes it and nothing else, Forward opens it again
 * and no press of Back does nothing. A router that starts after this file is loaded is not told of it: the page beneath
 * stays. For browsers only; one thing is open at a time.
 *
 * @example
 * const entry = createHistoryEntry({ name: "menu", onOpen: show, onClose: hide });
 * menu.addEventListener("toggle", ({ newState }) => (newState === "open" ? entry.enter() : entry.leave()));
 */
export function createHistoryEntry({ name, onOpen, onClose }: HistoryEntryOptions): HistoryEntry {
  const own: Known = { onOpen, onClose };
  known.set(name, own);
  return {
    enter() {
      const { over, idx = -1 } = stateNow();
      // A page is on its way into its place, or Back was pressed and is about to be heard.
      if (over === true || (over !== name && opened?.name === name)) return;
      if (over !== name)
        history.pushState({ ...stateNow(), idx: idx + 1, over: name }, "", name.startsWith("#") ? name : undefined);
      opened = { name, page: pageNow() };
    },
    leave() {
      if (opened?.name !== name || own.left) return;
      leaving = new Promise((resolve) => {
        own.left = resolve;
      });
      history.back();
    },
    stop() {
      own.left?.();
      // A remounted component may have registered its successor already.
      if (known.get(name) === own) {
        known.delete(name);
        if (opened?.name === name) opened = undefined;
      }
    },
  };
}

/**
 * Makes way for the page that was chosen in what lies open: it is to take the place of its entry in the history, so
 * that Back leads to the page before it.
 *
 * @returns whether there is such an entry: the new page replaces it
 * @example
 * navigate(to, { replace: await consumeOverlayEntry() });
 */
export async function consumeOverlayEntry(): Promise<boolean> {
  await leaving;
  if (stateNow().over === undefined) return false;
  opened = undefined;
  history.replaceState({ ...stateNow(), over: true }, "", pageNow());
  return true;
}

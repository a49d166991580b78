import { afterPaint } from "@forecourt/ui-kit/lazy-part";
import { consumeOverlayEntry } from "@forecourt/ui-kit/history-entry";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { NavigateOptions } from "react-router";

/**
 * Turns clicks on plain links and sent GET forms of this site into navigations without a page load. Features write
 * plain `<a href>` and `<form>`: they work before, and without, JavaScript, and cost nothing to render.
 *
 * - `data-keep-scroll` keeps the scroll position.
 * - `data-replace` replaces the current entry of the history.
 * - `data-search-form` writes the fields of a form as a search address.
 * - `data-submit-on-change` sends a form when its field changes.
 * - `data-shown` says, at a press, that the page itself shows what the link leads to: the address is written after the
 *   next paint.
 *
 * A page with frames of its own (`data-own-frames`) is left by a page load: its Content-Security-Policy would hold for
 * the next page too.
 */
export function useSoftNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let underWay = "";
    const isLeftByLoad = document.querySelector("[data-own-frames]") !== null;
    const go = async (url: URL, options: NavigateOptions) => {
      const to = url.pathname + url.search + url.hash;
      // A second tap would throw away the answer that is on its way.
      if (to === underWay) return;
      underWay = to;
      const replace = (await consumeOverlayEntry()) || options.replace === true;
      for (const menu of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) menu.hidePopover();
      await navigate(to, { ...options, replace, state: { from: location.pathname } });
      if (underWay === to) underWay = "";
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (
        isLeftByLoad ||
        !link ||
        !isPlainClick(event) ||
        (link.target !== "" && link.target !== "_self") ||
        link.hasAttribute("download")
      )
        return;
      const url = new URL(link.href, location.href);
      if (
        !isOfThisSite(url) ||
        (url.hash !== "" && url.pathname === location.pathname && url.search === location.search)
      )
        return;
      event.preventDefault();
      const options = { preventScrollReset: "keepScroll" in link.dataset, replace: "replace" in link.dataset };
      if (!("shown" in link.dataset)) return void go(url, options);
      delete link.dataset["shown"];
      afterPaint(() => void go(url, options));
    };
    // The code that reads a search comes with the first one; the server reads the fields as they are, too.
    const search = async (url: URL, fields: URLSearchParams) => {
      const code = await import("./search-params-of.ts").catch(() => undefined);
      if (code) url.search = code.searchParamsOf(fields).toString();
      await go(url, { preventScrollReset: url.pathname === location.pathname });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (isLeftByLoad || !(form instanceof HTMLFormElement) || event.defaultPrevented || form.method !== "get") return;
      const url = new URL(form.action, location.href);
      if (!isOfThisSite(url)) return;
      event.preventDefault();
      const filled = [...new FormData(form, senderOf(form, event.submitter))].filter(
        (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1].trim() !== "",
      );
      const params = new URLSearchParams(filled);
      url.search = params.toString();
      if ("searchForm" in form.dataset) void search(url, params);
      else void go(url, {});
    };
    const onChange = (event: Event) => {
      const field = event.target;
      if (field instanceof HTMLSelectElement && "submitOnChange" in field.dataset) field.form?.requestSubmit();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("submit", onSubmit);
    document.addEventListener("change", onChange);
    // Choices made before this code loaded.
    for (const field of document.querySelectorAll<HTMLSelectElement>("select[data-submit-on-change]"))
      if ([...field.selectedOptions].some((option) => !option.defaultSelected)) field.form?.requestSubmit();
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("submit", onSubmit);
      document.removeEventListener("change", onChange);
    };
  }, [navigate]);
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A page of ours; what the platform itself answers (pictures, papers, the API) is left to the browser. */
const isOfThisSite = (url: URL): boolean =>
  url.origin === location.origin && !/^\/(api|img|dev|_t)\/|\.pdf$/.test(url.pathname);

/**
 * The button that sent a form. What else hears of it may have drawn the button anew: then the new one, since FormData
 * throws for one of no form.
 */
function senderOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  if (!(submitter instanceof HTMLButtonElement) || submitter.form === form) return submitter;
  return [...form.elements].find((other): other is HTMLButtonElement => other.isEqualNode(submitter)) ?? null;
}

import { inJson, escapeNonLatin1 } from "../server/escape-non-latin1.ts";

/** Reads what React Router hands to the browser: the data of the page's loaders, as its own lines of JSON. */
export async function readLoaderData(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** Id of the element with that data. */
export const loaderDataId = "page-data";

/**
 * That data as it stands at the end of a page's body. It is no script, but lies there for `giveData`, so that a page's
 * scripts do not change with its data.
 *
 * @example
 * loaderDataElement('["</script>"]') // '<script type="application/json" id="page-data">["\\u003c/script>"]</script>'
 */
export function loaderDataElement(data: string): string {
  // In these lines "<" stands within JSON's strings only, and so do letters beyond Latin-1.
  return `<script type="application/json" id="${loaderDataId}">${escapeNonLatin1(data, inJson).replaceAll("<", String.raw`\u003c`)}</script>`;
}

/** Program that hands the data on to React Router, in a browser. */
export const giveData = `{const to=window.__reactRouterContext.streamController;to.enqueue(document.getElementById("${loaderDataId}").textContent);to.close()}`;

// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StructuredData } from "./structured-data.tsx";

it("A page that search engines are told nothing about has an empty list, which is JSON; an empty script is not", () => {
  const written = (html: string) => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? "") as unknown;
  expect(written(renderToStaticMarkup(<StructuredData nodes={[]} />))).toEqual([]);
});

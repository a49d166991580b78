import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { createPageCache } from "./create-page-cache.ts";
import { noteCarVersion, noteMissingPart, renderRecordingGaps } from "./incomplete-page.ts";

const page = () => new Response("<p>A car</p>", { headers: { "content-type": "text/html" } });

describe("a page for which something did not answer", () => {
  it("is kept neither by us nor by a CDN or a browser; the next who asks gets a whole one", async () => {
    let answers = false;
    const cache = createPageCache({
      build: "b1",
      versionsOf: () => ({ stock: 1, site: 1 }),
      carVersionOf: async () => 1,
    });
    const get = () =>
      cache(new Request("http://north.localhost/finance"), { ...aSite(), slug: "north" }, () =>
        renderRecordingGaps(async () => {
          await Promise.resolve();
          if (!answers) noteMissingPart();
          return new Response(answers ? "6 cars" : "0 cars", { headers: { "content-type": "text/html" } });
        }),
      );
    const seen = async (response: Response) => [
      response.status,
      await response.text(),
      response.headers.get("cache-control"),
      response.headers.has("x-valid-until"),
    ];
    // Those who wait for the same page share it.
    for (const one of await Promise.all([get(), get()]))
      expect(await seen(one)).toEqual([200, "0 cars", "no-store", false]);
    answers = true;
    expect(await seen(await get())).toEqual([200, "6 cars", expect.stringContaining("s-maxage"), false]);
    answers = false;
    expect(await (await get()).text()).toBe("6 cars");
  });

  it("does not shorten the life of another one, rendered at the same time", async () => {
    let other = () => {};
    const whole = renderRecordingGaps(() => new Promise((resolve) => (other = () => resolve(page()))));
    await renderRecordingGaps(async () => {
      noteMissingPart();
      return page();
    });
    other();
    expect((await whole).headers.has("x-valid-until")).toBe(false);
    noteMissingPart();
  });
});

describe("a page about a car", () => {
  it("is kept as that of the version that it was made of, so that a change made meanwhile is shown to the next who asks", async () => {
    let stock = 1;
    let carVersion = 1;
    const cache = createPageCache({
      build: "b1",
      versionsOf: () => ({ stock, site: 1 }),
      carVersionOf: async () => carVersion,
    });
    const get = async () => {
      const answer = await cache(new Request("http://north.localhost/cars/x"), { ...aSite(), slug: "north" }, () =>
        renderRecordingGaps(async () => {
          noteCarVersion(7, carVersion);
          const text = `version ${carVersion}`;
          // The car changes while its page is made.
          if (carVersion === 1) [stock, carVersion] = [2, 2];
          return new Response(text, { headers: { "content-type": "text/html", "x-car": "7" } });
        }),
      );
      return [await answer.text(), answer.headers.has("x-car-version")];
    };
    expect(await get()).toEqual(["version 1", false]);
    expect(await get()).toEqual(["version 2", false]);
  });

  it("that another page was made of meanwhile is of its own version", async () => {
    const about = (id: number, version: number) =>
      renderRecordingGaps(async () => {
        noteCarVersion(id, version);
        await Promise.resolve();
        return new Response("", { headers: { "x-car": "7" } });
      });
    const answers = await Promise.all([about(7, 1), about(7, 2), about(8, 3)]);
    expect(answers.map(({ headers }) => headers.get("x-car-version"))).toEqual(["1", "2", null]);
  });
});

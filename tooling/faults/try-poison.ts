import type { RawRequest } from "./ask.ts";
import { inParallel } from "./part.ts";
import type { PartRun } from "./part.ts";
import { mark } from "./sent-marks.ts";
import { stageSites } from "./stage-sites.ts";
import { untilTaken } from "./until-taken.ts";

/** Headers by which somebody might have a page made for others; each names the mark. */
const poisons: readonly RawRequest["headers"][] = [
  [["x-forwarded-host", `${mark}.example`]],
  [["x-forwarded-host", "tasman-motors.localhost"]],
  [["forwarded", `host=${mark}.example;proto=https`]],
  [["x-forwarded-proto", "https"]],
  [["x-forwarded-port", "666"]],
  [["x-forwarded-prefix", `/${mark}`]],
  [["x-original-url", `/${mark}`]],
  [["x-rewrite-url", `/${mark}`]],
  [["x-host", `${mark}.example`]],
  [["x-http-method-override", "POST"]],
  [["cookie", `forecourt_session=${mark}`]],
  [["authorization", mark]],
  [["accept", mark]],
  [["accept", "application/json"]],
  [["accept-language", mark]],
  [["accept-encoding", mark]],
  [["origin", `https://${mark}.example`]],
  [["referer", `https://${mark}.example`]],
  [["user-agent", mark]],
  [["range", "bytes=0-1"]],
  [["if-none-match", "*"]],
  [["host", "harbour-mazda.localhost:666"]],
  [["host", "HARBOUR-MAZDA.LOCALHOST"]],
  [["host", "harbour-mazda.localhost."]],
];

/** Ways to write an address so that a page may be kept under another. */
const spellings = [
  (path: string) => path,
  (path: string) => `${path}&utm_source=${mark}`,
  (path: string) => `${path}&${mark}=1`,
  (path: string) => `${path}#${mark}`,
  (path: string) => `http://tasman-motors.localhost${path}`,
  (path: string) => path.replace("?", `?_=${mark}&`),
];

/**
 * Asks for pages that nobody has seen yet with odd headers and spellings first, then as a shopper would: what the
 * shopper gets holds nothing of the oddity, nothing of another dealer, and no cookie where a cache may keep it.
 */
export async function tryPoison({ stage, report, seed, isBounded }: PartRun): Promise<void> {
  const [north, south] = stageSites;
  const paths = ["/", "/search/used-cars", "/brands", "/api/search", "/phone-numbers", "/no-such-page"];
  const tries = paths.flatMap((path, at) =>
    poisons.flatMap((headers, odd) =>
      spellings.map((spell, way) => ({
        path: `${path}?query=a${(seed + at * 997 + odd * 31 + way) % 90_000}`,
        headers,
        spell,
      })),
    ),
  );
  await inParallel(
    isBounded ? tries.filter((_, index) => (index + seed) % 5 === 0) : tries,
    8,
    async ({ path, headers, spell }) => {
      const first = await stage.send(north, { target: spell(path), headers });
      const then = await untilTaken(() => stage.send(north, { target: path }));
      report.count(`GET ${path} after a poisoned one`, first);
      report.count(`GET ${path} after a poisoned one`, then);
      const whole = then.text + JSON.stringify(then.headers);
      const wrong = [mark, south.word, ":666", "https://harbour-mazda"].find((trace) => whole.includes(trace));
      if (wrong !== undefined)
        report.find(
          `a page keeps "${wrong}" of who asked first`,
          `${path} ${JSON.stringify(headers)} as ${spell(path)}`,
        );
      if (/public|s-maxage/.test(first.headers["cache-control"] ?? "") && first.headers["set-cookie"])
        report.find("a page that caches may keep sets a cookie", path);
      if (then.status !== 200 && !path.startsWith("/no-such-page"))
        report.find(`a page answers ${then.status} after a poisoned one`, `${path} ${JSON.stringify(headers)}`);
    },
  );
}

import type { Dependency, Stage } from "./open-stage.ts";
import { markedAddress, markedEmail, markedPhone } from "./sent-marks.ts";
import { stageSites } from "./stage-sites.ts";
import type { Answer } from "./ask.ts";

/** Something that a shopper does, to be tried while a dependency fails. */
export interface ServiceProbe {
  name: string;
  /** Dependencies without which it may be refused, with 503 and Retry-After; without the others it works. */
  needs: readonly Dependency[];
  /** Longest answer that is promised, in ms. */
  deadlineMs: number;
  send(stage: Stage, turn: number): Promise<Answer>;
}

const [site] = stageSites;
const from = (turn: number) => [["x-forwarded-for", markedAddress(turn)]] as const;
const page =
  (path: (turn: number) => string): ServiceProbe["send"] =>
  (stage, turn) =>
    stage.send(site, { target: path(turn), headers: [...from(turn), ["accept", "text/html"]] });

/** What a shopper does with a site, each with the time that is promised for it. Every turn is uncached. */
export function serviceProbes(carSlug: string): readonly ServiceProbe[] {
  return [
    { name: "/healthz", needs: [], deadlineMs: 1000, send: page(() => "/healthz") },
    { name: "/readyz", needs: ["PostgreSQL", "search engine"], deadlineMs: 5000, send: page(() => "/readyz") },
    {
      name: "the home page",
      needs: ["PostgreSQL", "search engine"],
      deadlineMs: 6000,
      send: page((turn) => `/?page=${turn}`),
    },
    {
      name: "a search page",
      needs: ["PostgreSQL", "search engine"],
      deadlineMs: 6000,
      send: page((turn) => `/search/used-cars?page=${turn}&query=a${turn}`),
    },
    {
      name: "a car's page",
      needs: ["PostgreSQL"],
      deadlineMs: 6000,
      send: page((turn) => `/cars/${carSlug}?ask=${turn}&vin=${turn}`),
    },
    {
      name: "the search",
      needs: ["PostgreSQL", "search engine"],
      deadlineMs: 6000,
      send: page((turn) => `/api/search?price=0-${10_000 + turn}`),
    },
    {
      name: "a picture",
      needs: [],
      deadlineMs: 15_000,
      send: (stage, turn) =>
        stage.send(site, { target: `/img/160/${stage.pictures[turn % stage.pictures.length]}`, headers: from(turn) }),
    },
    {
      name: "an enquiry",
      needs: ["PostgreSQL"],
      deadlineMs: 6000,
      send: (stage, turn) =>
        stage.post(site, "/api/leads", { name: "zqmark", email: markedEmail(String(turn)), message: "zqmark" }, [
          ...from(turn),
          ["idempotency-key", `zqmark-probe-${turn}`],
        ]),
    },
    {
      name: "an enquiry by a form",
      needs: ["PostgreSQL"],
      deadlineMs: 6000,
      send: (stage, turn) =>
        stage.send(site, {
          method: "POST",
          target: `/cars/${carSlug}/enquire`,
          headers: [...from(turn), ["content-type", "application/x-www-form-urlencoded"]],
          body: Buffer.from(
            new URLSearchParams({
              name: "zqmark",
              email: markedEmail(String(turn)),
              message: "zqmark",
              idempotency_key: `zqmark-form-${turn}`,
            }).toString(),
          ),
        }),
    },
    {
      name: "a code by text message",
      needs: ["PostgreSQL", "text messages"],
      deadlineMs: 16_000,
      send: (stage, turn) => stage.post(site, "/api/auth/otp", { phone: markedPhone(100 + turn) }, from(turn)),
    },
    {
      name: "a lender's quote",
      needs: ["PostgreSQL", "lender"],
      deadlineMs: 16_000,
      send: (stage, turn) => stage.post(site, "/api/youx/quote", { purchasePrice: 20_000 + turn }, from(turn)),
    },
  ];
}

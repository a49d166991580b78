/**
 * `npm test -- --strict` is under way: nothing that hides a hang, a leak or a flaw of the moment. Tests wait seconds
 * where they wait minutes otherwise, each file has modules of its own, no walk is tried twice, and no result of before
 * counts.
 */
export const isStrict = process.env["FORECOURT_STRICT"] === "1";

/**
 * How long tests wait, in ms. Usually as long as the busiest machine may need, so that a failure is never the
 * machine's; strictly as long as a quiet one needs many times over.
 */
export const waits = isStrict
  ? {
      test: 30_000,
      hook: 60_000,
      poll: 20_000,
      component: 5000,
      walk: 120_000,
      walkPoll: 20_000,
      walkStep: 20_000,
      page: 30_000,
    }
  : {
      test: 300_000,
      hook: 300_000,
      poll: 120_000,
      component: 60_000,
      walk: 300_000,
      walkPoll: 60_000,
      walkStep: 60_000,
      page: 120_000,
    };

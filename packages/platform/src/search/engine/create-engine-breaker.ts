import { AsyncResource } from "node:async_hooks";
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from "cockatiel";
import type { Log } from "../../base/log/log-line.ts";
import { SearchEngineError } from "./search-engine-link.ts";

/** Calls in a row that an engine leaves without an answer until it is said to hang. */
const silencesToOpen = 2;
/** Pause between two probes of an engine that hangs, in milliseconds. */
const probeEveryMs = 1000;

/** Calls of shoppers to an engine: none waits for one that is known to hang. */
export interface EngineBreaker {
  /** @throws SearchEngineError `search_engine_silent` at once while the engine hangs; else whatever the call throws */
  call<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

/** A silence that says something of the engine: a call that had hardly any time left does not. */
export class EngineHangsError extends SearchEngineError {
  constructor(message: string) {
    super("search_engine_silent", message);
    this.name = "EngineHangsError";
  }
}

/**
 * Remembers that a search engine hangs: after two silent calls in a row every call fails at once, and a probe asks each
 * second whether the engine answers again. No shopper waits for a probe. An engine that refuses connections fails at
 * once by itself and needs no memory.
 *
 * @param probe asks the engine something small; any answer, and any refusal, says that it does not hang
 */
export function createEngineBreaker(probe: () => Promise<unknown>, log: Log): EngineBreaker {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof EngineHangsError),
    { halfOpenAfter: 0, breaker: new ConsecutiveBreaker(silencesToOpen) },
  );
  // A probe without an answer opens the circuit again. Bound here, so that a probe does not run in the async context of
  // the request that opened it.
  const probeLater = AsyncResource.bind(() => {
    setTimeout(() => {
      breaker.execute(probe).catch(() => {});
    }, probeEveryMs).unref();
  });
  let hangs = false;
  breaker.onBreak(() => {
    if (!hangs) log({ level: "error", event: "search_engine_hangs" });
    hangs = true;
    probeLater();
  });
  breaker.onReset(() => {
    hangs = false;
    log({ level: "info", event: "search_engine_answers" });
  });
  return {
    async call(ask) {
      if (breaker.state !== CircuitState.Closed)
        throw new SearchEngineError(
          "search_engine_silent",
          "[search] The search engine hangs; it is asked each second whether it answers again.",
        );
      return breaker.execute(ask);
    },
  };
}

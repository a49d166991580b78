import type { Answer } from "./ask.ts";

const maxTries = 20;
const pauseMs = 100;

/**
 * Asks again where the answer is 503 with Retry-After, as a client does whom a busy machine refuses: a few seconds in
 * all. Where the machine is slow the server keeps its own deadlines, and what it promises is asked of an answer that it
 * did take.
 *
 * @example
 * await untilTaken(() => stage.send(site, { target: "/api/session" })) // { status: 200, … }
 */
export async function untilTaken(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (
    let tried = 1;
    answer.status === 503 && answer.headers["retry-after"] !== undefined && tried < maxTries;
    tried += 1
  ) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await ask();
  }
  return answer;
}

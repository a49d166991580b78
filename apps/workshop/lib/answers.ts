/** What the platform answers to a story: bodies, or functions that make an answer, by the end of the path. */
export type Answers = Readonly<Record<string, object | (() => Response | Promise<Response>)>>;

/** For states that wait: an answer that never comes. */
export const never = (): Promise<Response> => new Promise(() => undefined);

/** For states that fail. */
export const failure =
  (status: number, body: object = { code: "unavailable", error: "Not available right now." }) =>
  () =>
    Response.json(body, { status });

let answers: Answers = {};

/** Gives a story the answers of the platform; there is none in a workshop. What is not named fails, in words. */
export function answerWith(next: Answers): void {
  answers = next;
  globalThis.fetch = answer;
}

async function answer(input: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  // A part that went away asks no more.
  for (const signal of [options?.signal, input instanceof Request ? input.signal : undefined]) signal?.throwIfAborted();
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const [, found] = Object.entries(answers).find(([path]) => url.pathname.endsWith(path)) ?? [];
  if (found === undefined) {
    console.error(`[workshop] The story has no answer for ${url.pathname}: add it to parameters.answers.`);
    return Response.json({ code: "not_found", error: "Not found." }, { status: 404 });
  }
  return typeof found === "function" ? await (found as () => Response | Promise<Response>)() : Response.json(found);
}

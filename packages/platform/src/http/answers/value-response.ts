/**
 * A JSON answer whose value is at hand: a caller in this process gets the value itself from `json()`, and must not change it. It
 * is written as text only when it is read in another way.
 *
 * @example
 * await new ValueResponse({ count: 3 }).json() // { count: 3 }
 */
export class ValueResponse extends Response {
  readonly #value: unknown;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined;

  constructor(value: unknown, { headers, ...init }: { status?: number; headers?: Record<string, string> } = {}) {
    super(null, { ...init, headers: { ...headers, "content-type": "application/json" } });
    this.#value = value;
  }

  #written(): Response {
    return new Response(JSON.stringify(this.#value));
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    if (this.#stream === undefined) this.#stream = this.#written().body;
    return this.#stream;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#value);
  }

  override text(): Promise<string> {
    return this.#written().text();
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.#written().arrayBuffer();
  }
}

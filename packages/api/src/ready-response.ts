/**
 * An answer whose content is at hand, a text or a value that is sent as JSON. A caller in this process gets the text
 * from `text()`, or the value itself from `json()`, without a way through bytes and back; it must not change the value.
 * It is read as often as one likes.
 *
 * @example
 * await new ReadyResponse({ count: 3 }).json() // { count: 3 }
 * await new ReadyResponse("<!DOCTYPE html>…", { status: 404 }).text() // "<!DOCTYPE html>…"
 */
export class ReadyResponse extends Response {
  readonly #content: string | object;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  /** @param init without a content type a value is sent as application/json */
  constructor(content: string | object, init: ResponseInit = {}) {
    super(null, init);
    this.#content = content;
    if (typeof content !== "string" && !this.headers.has("content-type"))
      this.headers.set("content-type", "application/json");
  }

  #written(): string {
    return typeof this.#content === "string" ? this.#content : JSON.stringify(this.#content);
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    this.#stream ??= new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(new TextEncoder().encode(this.#written()));
          controller.close();
        },
      },
      // Encodes the body only when it is read.
      { highWaterMark: 0 },
    );
    return this.#stream;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#written());
  }

  override json(): Promise<unknown> {
    return Promise.resolve(typeof this.#content === "string" ? (JSON.parse(this.#content) as unknown) : this.#content);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.#written()).arrayBuffer();
  }
}

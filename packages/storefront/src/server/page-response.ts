/**
 * An answer whose page is at hand as text: whoever asks for its `text()` gets it without a way through bytes and back.
 * It is read as often as one likes.
 *
 * @example
 * await new PageResponse("<!DOCTYPE html>…", { status: 404 }).text() // "<!DOCTYPE html>…"
 */
export class PageResponse extends Response {
  readonly #page: string;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(page: string, init: ResponseInit) {
    super(null, init);
    this.#page = page;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    const page = this.#page;
    this.#stream ??= new ReadableStream(
      {
        pull(controller) {
          controller.enqueue(new TextEncoder().encode(page));
          controller.close();
        },
      },
      // No bytes before somebody reads them.
      { highWaterMark: 0 },
    );
    return this.#stream;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#page);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.#page).arrayBuffer();
  }
}

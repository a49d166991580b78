/**
 * A film as its encoded pictures, in base64: `setup` is what a player needs before the first of them (H.264's parameter
 * sets).
 */
export interface RecordedFilm {
  setup: string;
  pictures: { bytes: string; isKey: boolean }[];
}

/** A picture that starts a second can be jumped to. */
const keyEverySeconds = 1;

let encoder: VideoEncoder | undefined;
let film: RecordedFilm = { setup: "", pictures: [] };
let count = 0;

/** Begins a film; `render-films.ts` calls it in the page. */
export function startFilm(width: number, height: number, framesPerSecond: number, bitsPerSecond: number): void {
  film = { setup: "", pictures: [] };
  count = 0;
  encoder = new VideoEncoder({
    output: (chunk, about) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const setup = about?.decoderConfig?.description;
      if (setup !== undefined) film.setup = coded(new Uint8Array(setup as ArrayBuffer));
      film.pictures.push({ bytes: coded(bytes), isKey: chunk.type === "key" });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({
    codec: "avc1.42001f",
    width,
    height,
    framerate: framesPerSecond,
    bitrate: bitsPerSecond,
    latencyMode: "quality",
    avc: { format: "avc" },
  });
}

/** Adds a picture, RGB bytes in base64. */
export async function addToFilm(pixels: string, width: number, height: number, framesPerSecond: number): Promise<void> {
  if (!encoder) throw new Error("No film was begun.");
  const rgb = (Uint8Array as unknown as { fromBase64: (text: string) => Uint8Array }).fromBase64(pixels);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) rgba.set(rgb.subarray(from, from + 3), to);
  const frame = new VideoFrame(rgba, {
    format: "RGBA",
    codedWidth: width,
    codedHeight: height,
    timestamp: Math.round((count * 1e6) / framesPerSecond),
  });
  encoder.encode(frame, { keyFrame: count % (framesPerSecond * keyEverySeconds) === 0 });
  frame.close();
  count += 1;
  if (encoder.encodeQueueSize > 4)
    await new Promise((drained) => encoder?.addEventListener("dequeue", drained, { once: true }));
}

/** Ends the film. */
export async function finishFilm(): Promise<RecordedFilm> {
  await encoder?.flush();
  encoder?.close();
  return film;
}

const coded = (bytes: Uint8Array): string => (bytes as Uint8Array & { toBase64: () => string }).toBase64();

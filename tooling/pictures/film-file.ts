/** A film to be written. */
export interface Film {
  width: number;
  height: number;
  framesPerSecond: number;
  /** H.264's parameter sets, as an `avcC` box holds them. */
  setup: Uint8Array;
  /** Encoded pictures in the order in which they are shown. */
  pictures: readonly { bytes: Uint8Array; isKey: boolean }[];
}

const box = (type: string, ...parts: readonly Uint8Array[]): Buffer => {
  const length = Buffer.alloc(8);
  length.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0));
  length.write(type, 4, "latin1");
  return Buffer.concat([length, ...parts]);
};
/** Numbers of 32 bits. */
const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
};
/** Numbers of 16 bits. */
const halves = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
};
const text = (value: string): Buffer => Buffer.from(value, "latin1");
/** Nothing is turned or scaled. */
const asItIs = words(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const ticksPerPicture = 1000;

/**
 * A film as an MP4 file (ISO 14496-12, H.264 as 14496-15 packs it): one track of pictures without sound, its index
 * before the pictures, so that a browser starts to play before it has all of it.
 *
 * @example
 * filmFile({ width: 720, height: 540, framesPerSecond: 20, setup, pictures }) // Buffer, "....ftypisom…"
 */
export function filmFile({ width, height, framesPerSecond, setup, pictures }: Film): Buffer {
  const ticksPerSecond = framesPerSecond * ticksPerPicture;
  const duration = pictures.length * ticksPerPicture;
  const head = box("ftyp", text("isom"), words(0x200), text("isomiso2avc1mp41"));
  const entry = box(
    "avc1",
    Buffer.alloc(6),
    halves(1),
    Buffer.alloc(16),
    halves(width, height),
    words(0x480000, 0x480000, 0),
    halves(1),
    Buffer.alloc(32),
    halves(24, 0xffff),
    box("avcC", setup),
  );
  const keys = pictures.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  const index = (dataAt: number) =>
    box(
      "moov",
      box(
        "mvhd",
        words(0, 0, 0, ticksPerSecond, duration, 0x10000),
        halves(0x100, 0),
        words(0, 0),
        asItIs,
        Buffer.alloc(24),
        words(2),
      ),
      box(
        "trak",
        box(
          "tkhd",
          words(7, 0, 0, 1, 0, duration, 0, 0),
          halves(0, 0, 0, 0),
          asItIs,
          words(width * 0x10000, height * 0x10000),
        ),
        box(
          "mdia",
          box("mdhd", words(0, 0, 0, ticksPerSecond, duration), halves(0x55c4, 0)),
          box("hdlr", words(0, 0), text("vide"), words(0, 0, 0), text("Walkaround\0")),
          box(
            "minf",
            box("vmhd", words(1), halves(0, 0, 0, 0)),
            box("dinf", box("dref", words(0, 1), box("url ", words(1)))),
            box(
              "stbl",
              box("stsd", words(0, 1), entry),
              box("stts", words(0, 1, pictures.length, ticksPerPicture)),
              box("stss", words(0, keys.length, ...keys)),
              box("stsc", words(0, 1, 1, pictures.length, 1)),
              box("stsz", words(0, 0, pictures.length, ...pictures.map(({ bytes }) => bytes.length))),
              box("stco", words(0, 1, dataAt)),
            ),
          ),
        ),
      ),
    );
  const dataAt = head.length + index(0).length + 8;
  return Buffer.concat([head, index(dataAt), box("mdat", ...pictures.map(({ bytes }) => bytes))]);
}

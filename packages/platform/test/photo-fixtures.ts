import { crc32 } from "node:zlib";
import sharp from "sharp";

/** A picture of one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2255aa" } });

/**
 * A JPEG as a phone makes it: lying on its side, with the place where it was taken, the camera, a comment of an editor
 * and a colour profile.
 */
export const phonePhoto = (width = 2400, height = 1800): Promise<Buffer> =>
  plain(width, height)
    .withExif({
      IFD0: { Make: "SecretCamera", Copyright: "Ana Shopper" },
      IFD3: {
        GPSLatitudeRef: "S",
        GPSLatitude: "33/1 52/1 10/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "151/1 12/1 30/1",
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>SecretPlace</x:xmpmeta>',
    )
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A photo of its own: another size is another file. */
export const photo = (width: number): Promise<Buffer> => plain(width, 60).jpeg().toBuffer();
export const pngPhoto = (): Promise<Buffer> => plain(80, 60).png().toBuffer();
export const webpPhoto = (): Promise<Buffer> => plain(80, 60).webp().toBuffer();
export const gifPhoto = (): Promise<Buffer> => plain(80, 60).gif().toBuffer();

/** A file of some hundred bytes that says that it has 3,600 million pixels. */
export async function bomb(): Promise<Buffer> {
  const png = await plain(1, 1).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

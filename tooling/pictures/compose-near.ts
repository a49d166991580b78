import { join } from "node:path";
import sharp from "sharp";
import { layerLight, paintLight, displayedLight, toneOf } from "./layer-code.ts";
import type { NearPart } from "./near-set.ts";
import { gradeOf } from "./picture-places.ts";
import type { PicturePlace } from "./picture-places.ts";
import type { PictureShape } from "./picture-set.ts";

/**
 * A photo of a part of a car from near, in the light of its place: 1200 × 900 px JPEG.
 *
 * @param input.paint colour as `#rrggbb`
 * @throws when the layers of the shape are not there: `node tooling/pictures/render-near.ts` makes them
 */
export async function composeNear({
  place,
  shape,
  part,
  paint,
}: {
  place: PicturePlace;
  shape: PictureShape;
  part: NearPart;
  paint: string;
}): Promise<Buffer> {
  const file = join(import.meta.dirname, "near-layers", `${shape}-${part}`);
  const [base, response] = await Promise.all([
    sharp(`${file}-base.avif`).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    sharp(`${file}-paint.avif`).extractChannel(0).raw().toBuffer(),
  ]);
  const { width, height } = base.info;
  const albedo = paintLight(paint);
  const { gain } = gradeOf(place);
  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let dot = 0, at = 0; dot < response.length; dot += 1)
    for (let channel = 0; channel < 3; channel += 1, at += 1) {
      const light =
        (layerLight[base.data[at] as number] as number) +
        (layerLight[response[dot] as number] as number) * albedo[channel]!;
      pixels[at] = displayedLight(toneOf(light * gain[channel]!));
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(1200, 900, { kernel: "lanczos3" })
    .jpeg({ quality: 84 })
    .toBuffer();
}

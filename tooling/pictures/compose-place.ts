import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { cellOf, readCutCar, readMirroredCar } from "./cut-car.ts";
import type { CutCar } from "./cut-car.ts";
import { displayedLight, layerLight, linearLight, paintLight, toneOf } from "./layer-code.ts";
import { dealerOf, gradeOf } from "./picture-places.ts";
import type { Grade, PicturePlace } from "./picture-places.ts";
import { mirroredAngles } from "./picture-set.ts";
import type { MirroredAngle, PictureAngle, PictureShape } from "./picture-set.ts";
import { putPlate } from "./put-plate.ts";
import { rememberLast } from "./remember-last.ts";

const readBackdrop = rememberLast(4, async (place: PicturePlace, angle: PictureAngle) =>
  sharp(await readFile(join(import.meta.dirname, "backdrops", `${place}-${angle}.avif`)))
    .resize(1600, 1200, { kernel: "cubic" })
    .removeAlpha()
    .raw()
    .toBuffer(),
);

/**
 * A picture of a car in a colour where its dealer photographs, with the dealer's plate: 1600 × 1200 px JPEG, the same
 * bytes for the same input.
 *
 * @param input.paint colour of the paint as `#rrggbb`, see `paints`
 * @throws `PAINT_INVALID` for any other form of colour, `PICTURE_MISSING` without files
 * @example
 * await composeInPlace({ place: "harbour-mazda-yard", shape: "suv", angle: "front", paint: paints.Red })
 */
export async function composeInPlace({
  place,
  shape,
  angle,
  paint,
}: {
  place: PicturePlace;
  shape: PictureShape;
  angle: PictureAngle | MirroredAngle;
  paint: string;
}): Promise<Buffer> {
  const [car, backdrop] = await Promise.all(
    angle in mirroredAngles
      ? [
          readMirroredCar(shape, mirroredAngles[angle as MirroredAngle]),
          readBackdrop(place, mirroredAngles[angle as MirroredAngle]),
        ]
      : [readCutCar(shape, angle as PictureAngle), readBackdrop(place, angle as PictureAngle)],
  );
  const pixels = putInPlace(car, backdrop, paint, gradeOf(place));
  await putPlate(pixels, car, dealerOf(place));
  return sharp(pixels, { raw: { width: car.width, height: car.height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Paints a car and puts it before a backdrop: what it does not cover shows the backdrop in the car's shade. */
function putInPlace(car: CutCar, backdrop: Buffer, paint: string, { gain, shade: depth }: Grade): Buffer {
  const { width, base, paint: response, cover, shade, studio } = car;
  const albedo = paintLight(paint);
  const result = Buffer.from(backdrop);
  for (let dot = 0, at = 0; dot < cover.length; dot += 1, at += 3) {
    const covered = cover[dot] as number;
    const lit = shade[dot] as number;
    if (covered === 0 && lit === 255) continue;
    const through = 1 - covered / 255;
    const reaching = 1 - depth * (1 - lit / 255);
    const behind = through * (studio[cellOf(dot, width)] as number) * (lit / 255);
    const answer = layerLight[response[dot] as number] as number;
    for (let channel = 0; channel < 3; channel += 1) {
      const seen = through * (linearLight[backdrop[at + channel] as number] as number) * reaching;
      const own = Math.max(0, (layerLight[base[at + channel] as number] as number) - behind);
      const light = covered === 0 ? 0 : toneOf((own + answer * albedo[channel]!) * gain[channel]!);
      result[at + channel] = displayedLight(light + seen);
    }
  }
  return result;
}

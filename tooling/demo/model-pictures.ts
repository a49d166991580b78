import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demoContentFolder } from "./demo-documents.ts";
import { composePicture } from "@forecourt/demo-pictures";
import { paints } from "@forecourt/demo-pictures/shapes";
import type { PictureAngle, PictureShape } from "@forecourt/demo-pictures/shapes";

/** Shape and paint of each model of the Mazda range; the shapes are those of the cars in the stock (car-shape.ts). */
const models: Readonly<Record<string, readonly [shape: PictureShape, paint: string]>> = {
  mazda2: ["hatch-small", "Teal"],
  mazda3: ["hatch", "Red"],
  mazda6e: ["sedan-electric", "Maroon"],
  "cx-3": ["suv-city", "Red"],
  "cx-30": ["suv-sport", "Grey"],
  "cx-5": ["suv", "Red"],
  "cx-60": ["suv-family", "White"],
  "cx-6e": ["suv-electric", "Charcoal"],
  "cx-70": ["suv-large", "Navy"],
  "cx-80": ["suv-large", "Maroon"],
  "cx-90": ["suv-large", "Silver"],
  "bt-50": ["ute", "Blue"],
  "mx-5": ["convertible-roadster", "Red"],
};

const angles: readonly PictureAngle[] = ["front", "side", "rear"];
/** The picture that stands at the head of the brand's overview, too. */
const banner = "cx-90-front";
const widthPx = 1200;
/** Of AVIF: a studio picture of this size is about 20 kB. */
const quality = 52;

/** Makes the pictures of the model pages anew, beside their records. Run it where a shape or this table changes. */
if (import.meta.main) {
  const layer = join(demoContentFolder, "manufacturers", "mazda");
  for (const [model, [shape, paint]] of Object.entries(models))
    for (const angle of angles) {
      const made = await composePicture({ shape, angle, paint: paints[paint] ?? "" });
      const picture = await sharp(made).resize(widthPx).avif({ quality, effort: 2 }).toBuffer();
      await writeFile(join(layer, "models", `${model}-${angle}.avif`), picture);
      if (`${model}-${angle}` === banner) await writeFile(join(layer, "makers", "mazda-banner.avif"), picture);
    }
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { backdrops } from "./backdrop/backdrops.ts";
import { paintBackdrop } from "./backdrop/paint-backdrop.ts";
import type { OutsideAngle } from "./scene/views.ts";
import { parkedCars } from "./backdrop/parked-cars.ts";
import { displayedLight } from "./layer-code.ts";

// Makes what stands behind and under the cars of each dealer anew: node tooling/pictures/render-backdrops.ts [--dealer
// tasman-motors] [--place yard] [--angle front]
const { values } = parseArgs({
  options: {
    dealer: { type: "string", multiple: true, default: Object.keys(backdrops) },
    place: { type: "string", multiple: true },
    angle: { type: "string", multiple: true, default: ["front", "side", "rear", "face"] },
    width: { type: "string", default: "800" },
    quality: { type: "string", default: "40" },
    out: { type: "string", default: join(import.meta.dirname, "backdrops") },
  },
});

await mkdir(values.out, { recursive: true });
const width = Number(values.width);
// Angle by angle: the cars in the row behind are read once for all dealers.
for (const angle of values.angle as OutsideAngle[]) {
  for (const dealer of values.dealer) {
    for (const [place, backdrop] of Object.entries(backdrops[dealer] ?? {})) {
      if (values.place && !values.place.includes(place)) continue;
      const painted = paintBackdrop(backdrop, angle, width, await parkedCars(backdrop, angle, width));
      const shown = Buffer.from(Uint8Array.from(painted, (value) => displayedLight(Math.min(1, value))));
      const { size } = await sharp(shown, { raw: { width, height: (width * 3) / 4, channels: 3 } })
        .avif({ quality: Number(values.quality), effort: 4 })
        .toFile(join(values.out, `${dealer}-${place}-${angle}.avif`));
      console.log(`${dealer} ${place} ${angle}: ${size} bytes`);
    }
  }
}

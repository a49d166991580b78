import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { filmFile } from "./film-file.ts";
import { film, filmName, films } from "./film-set.ts";
import { paintLayers } from "./layer-code.ts";
import type { RenderedLayers } from "./layer-code.ts";
import type { RecordedFilm } from "./scene/film.ts";
import { inStudio } from "./scene-browser.ts";

// Makes the committed walkaround films anew: node tooling/pictures/render-films.ts [--seconds 1] [--out folder]
// Films that are there already are left alone. Chromium must be able to encode H.264, as Debian's is.
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: String(film.seconds) },
    scale: { type: "string", default: "2" },
    cell: { type: "string", default: "0.02" },
    bits: { type: "string", default: "60000" },
    out: { type: "string", default: join(import.meta.dirname, "films") },
  },
});

const { width, height, framesPerSecond } = film;
const pictures = Math.round(Number(values.seconds) * framesPerSecond);
const call = (name: string, ...given: readonly (string | number)[]) =>
  `${name}(${given.map((value) => JSON.stringify(value)).join(", ")})`;

await mkdir(values.out, { recursive: true });
await inStudio(async (tab) => {
  for (const subject of films) {
    const file = join(values.out, filmName(subject));
    if (existsSync(file)) continue;
    const started = performance.now();
    await tab.evaluate(call("startFilm", width, height, framesPerSecond, Number(values.bits)));
    for (let picture = 0; picture < pictures; picture += 1) {
      const { base, paint } = await tab.evaluate<RenderedLayers>(
        call("takeFilmPicture", subject.shape, picture / pictures, width, Number(values.scale), Number(values.cell)),
      );
      const pixels = paintLayers(Buffer.from(base, "base64"), Buffer.from(paint, "base64"), subject.paint);
      await tab.evaluate(call("addToFilm", pixels.toString("base64"), width, height, framesPerSecond));
    }
    const recorded = await tab.evaluate<RecordedFilm>("finishFilm()");
    const bytes = filmFile({
      width,
      height,
      framesPerSecond,
      setup: Buffer.from(recorded.setup, "base64"),
      pictures: recorded.pictures.map(({ bytes: coded, isKey }) => ({ bytes: Buffer.from(coded, "base64"), isKey })),
    });
    await writeFile(file, bytes);
    console.log(
      `${filmName(subject)}: ${pictures} pictures, ${Math.round(bytes.length / 1000)} kB, ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
  }
});

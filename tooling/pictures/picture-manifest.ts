import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { bodyOfShape, pictureShapes } from "./picture-set.ts";
import type { PictureBody, PictureShape } from "./picture-set.ts";

/** What is committed of a shape. */
export interface ShapePictures {
  body: PictureBody;
  /** Views of the car's gallery. */
  angles: string[];
  /** Frames that are rendered for its spin; mirror images make the others. */
  spinFrames: number;
}

/** All that is committed of the demo's pictures. */
export interface PictureManifest {
  bytes: number;
  shapes: Record<PictureShape, ShapePictures>;
}

/** Folders of committed pictures, beside this file. */
const folders = ["layers", "covers", "backdrops", "plates", "spin-layers", "films", "near-layers", "cut-outs", "brand"];
/** What all of them may take together. */
export const maxPictureBytes = 12_000_000;

/**
 * Reads what is there: `manifest.json` says it, and a test compares the two. Written anew by `node
 * tooling/pictures/write-manifest.ts`.
 *
 * @example
 * (await readManifest()).shapes["caravan-pop-top"] // { body: "caravan", angles: ["face", "front", "rear", "side"], spinFrames: 0 }
 */
export async function readManifest(): Promise<PictureManifest> {
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(import.meta.dirname, folder));
      const sizes = await Promise.all(
        names.map(async (name) => (await stat(join(import.meta.dirname, folder, name))).size),
      );
      return { folder, names, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
  const of = (folder: string) => files.find((each) => each.folder === folder)?.names ?? [];
  const shapes = pictureShapes.map((shape): [PictureShape, ShapePictures] => {
    const named = (names: string[], pattern: string) =>
      names.flatMap((name) => new RegExp(`^${shape}-(${pattern})-base\\.avif$`).exec(name)?.[1] ?? []);
    return [
      shape,
      {
        body: bodyOfShape(shape),
        angles: named(of("layers"), "[a-z]+").toSorted(),
        spinFrames: named(of("spin-layers"), "\\d{3}").length,
      },
    ];
  });
  return {
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    shapes: Object.fromEntries(shapes) as Record<PictureShape, ShapePictures>,
  };
}

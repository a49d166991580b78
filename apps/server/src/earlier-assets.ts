import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";

/** Copies of the assets that earlier builds served. */
export interface EarlierAssets {
  /** Keeps a copy of an asset of the present build. Files whose name carries no hash are left out. */
  keep(path: string, file: string): void;
  /** The copy of an asset; undefined when there is none. */
  find(path: string): string | undefined;
  /** Removes copies that no build has used for sixty days. */
  forgetOld(): void;
}

const lifeMs = 60 * 86_400_000;
const assetPath = /^\/_t\/[a-z0-9-]+\/assets\/[A-Za-z0-9_][\w.-]*$/;

/**
 * Opens the copies under `cache/assets` in the data folder: a page that a CDN or an open browser still has asks for the
 * assets of the build it came from.
 */
export function openEarlierAssets(dataDir: string): EarlierAssets {
  const folder = join(dataDir, "cache", "assets");
  return {
    keep(path, file) {
      if (!assetPath.test(path)) return;
      const copy = join(folder, path);
      mkdirSync(dirname(copy), { recursive: true });
      if (existsSync(copy)) utimesSync(copy, new Date(), new Date());
      else copyFileSync(file, copy);
    },
    find(path) {
      if (!assetPath.test(path)) return undefined;
      const copy = join(folder, path);
      return existsSync(copy) ? copy : undefined;
    },
    forgetOld() {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const { mtimeMs } = statSync(join(folder, name));
        if (statSync(join(folder, name)).isFile() && Date.now() - mtimeMs > lifeMs) rmSync(join(folder, name));
      }
    },
  };
}

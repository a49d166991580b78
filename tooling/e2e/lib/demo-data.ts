import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { seedDemo } from "../../demo/seed.ts";
import { servePictures } from "../../demo/serve-pictures.ts";
import { folderHash } from "../../pack/folder-hash.ts";
import { runCommand } from "../../pack/run-command.ts";
import { plainPictureMaker } from "./plain-picture.ts";

const repository = resolve(import.meta.dirname, "..", "..", "..");

/** A data folder of its own, with the demo in it. */
export interface DemoData {
  dataDir: string;
  /** What the server is to be started with: where its pictures are made when they are first asked for. */
  env: Readonly<Record<string, string>>;
  /** Removes the folder; the server must have ended. */
  remove: () => void;
}

/**
 * Makes the demo once a day and for each change of what makes it, and keeps it in the temporary folder
 * of the machine. `FORECOURT_DEMO_DATA` names a data folder with the demo instead.
 *
 * @returns the folder of what is kept, and the data folder in it
 * @throws whatever the seed throws
 */
export async function keptDemo(onProgress: (line: string) => void): Promise<{ home: string; seed: string }> {
  const home = join(
    realpathSync(tmpdir()),
    `forecourt-e2e-${createHash("sha256").update(repository).digest("hex").slice(0, 8)}`,
  );
  const day = new Date().toISOString().slice(0, 10);
  const makers = [
    "tooling/demo",
    "tooling/pictures",
    "packages/platform/drizzle",
    "packages/platform/src/domain/stock-import",
    "packages/platform/src/records",
    "packages/core/src",
  ];
  const seed =
    process.env.FORECOURT_DEMO_DATA ??
    join(home, `seed-${day}-${folderHash(makers.map((folder) => join(repository, folder))).slice(0, 12)}`);
  const done = `${seed}.done`;
  mkdirSync(home, { recursive: true });
  if (process.env.FORECOURT_DEMO_DATA === undefined && !existsSync(done)) {
    for (const old of readdirSync(home))
      if (old.startsWith("seed-")) rmSync(join(home, old), { recursive: true, force: true });
    onProgress("making the demo");
    await seedDemo({ dataDir: seed, referenceDay: day, onProgress });
    writeFileSync(done, "");
  }
  return { home, seed };
}

/**
 * Makes a fresh data folder with the demo sites and their stock, a copy of the kept demo.
 *
 * @param options.photos the demo's own, kept beside it once they were made, or a plain one for all. @default "plain"
 * @throws whatever the seed or the copy throws
 */
export async function demoData({
  onProgress = () => {},
  photos = "plain",
}: { onProgress?: (line: string) => void; photos?: "plain" | "own" } = {}): Promise<DemoData> {
  const { home, seed } = await keptDemo(onProgress);
  const dataDir = mkdtempSync(join(home, "run-"));
  // With owners and modes: PostgreSQL refuses a folder that is not its own.
  await runCommand("cp", ["-a", `${seed}/.`, dataDir], { cwd: home });
  const { origin, close } = await servePictures(
    photos === "own" ? { kept: `${seed}.pictures` } : { makerOf: plainPictureMaker },
  );
  const remove = () => {
    close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, env: { FORECOURT_PICTURE_ORIGIN: origin }, remove };
}

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readManifest } from "./picture-manifest.ts";

// Writes what is committed of the demo's pictures: node tooling/pictures/write-manifest.ts
await writeFile(join(import.meta.dirname, "manifest.json"), `${JSON.stringify(await readManifest(), null, 2)}\n`);

// `node tooling/pack/publishable.ts [packages]`: whether the built packages can be published: what publint and "Are the
// types wrong?" say of their tarballs. All in one process: a package manager and a compiler for each package took three
// quarters of the time.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packPackage, publicPackages } from "./pack-packages.ts";
import { tarballProblems } from "./tarball-problems.ts";

const asked = process.argv.slice(2);
const packages = publicPackages().filter(({ name }) => asked.length === 0 || asked.includes(name));
const folder = mkdtempSync(join(tmpdir(), "forecourt-publishable-"));
try {
  const problems: string[] = [];
  for (const one of packages) {
    const tarball = readFileSync(await packPackage(one, folder));
    problems.push(...(await tarballProblems(tarball)).map((problem) => `${one.name}: ${problem}`));
  }
  if (problems.length > 0) {
    process.stderr.write(`${problems.join("\n")}\n`);
    process.exitCode = 1;
  } else process.stdout.write(`${packages.length} packages passed\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

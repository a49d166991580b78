import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";

/** A package that the registry has: its files, by their path in it. */
export interface RegistryPackage {
  manifest: { name: string; version: string } & Record<string, unknown>;
  files: Readonly<Record<string, string>>;
}

/** A package registry on loopback, whose tarballs can be held back. */
export interface SlowRegistry {
  url: string;
  /** Holds back the tarball of a package from now on. @returns once somebody asks for it */
  holdBack(name: string): Promise<void>;
  /** Answers what was held back, and everything from now on. */
  release(): void;
  stop(): void;
}

/**
 * Starts a registry with a few packages.
 *
 * @param folder where the tarballs are made
 */
export async function startSlowRegistry(folder: string, packages: readonly RegistryPackage[]): Promise<SlowRegistry> {
  const tarballs = new Map(packages.map((each) => [each.manifest.name, pack(folder, each)]));
  let held: { name: string; asked: () => void } | undefined;
  let waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", url);
    const [, name = "", rest] = pathname.split("/");
    const found = packages.find(({ manifest }) => manifest.name === name);
    const tarball = tarballs.get(name);
    if (!found || !tarball) return void response.writeHead(404).end("{}");
    if (rest === "-") {
      const answer = () => void response.end(tarball);
      if (held?.name !== name) return answer();
      waiting.push(answer);
      return held.asked();
    }
    const { version } = found.manifest;
    const dist = {
      tarball: `${url}/${name}/-/${name}-${version}.tgz`,
      integrity: `sha512-${createHash("sha512").update(tarball).digest("base64")}`,
      shasum: createHash("sha1").update(tarball).digest("hex"),
    };
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ name, "dist-tags": { latest: version }, versions: { [version]: { ...found.manifest, dist } } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    holdBack: (name) => new Promise((asked) => (held = { name, asked })),
    release() {
      held = undefined;
      for (const answer of waiting) answer();
      waiting = [];
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pack(folder: string, { manifest, files }: RegistryPackage): Buffer {
  const source = join(folder, manifest.name);
  for (const [path, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(source, "package", path)), { recursive: true });
    writeFileSync(join(source, "package", path), text, { mode: 0o755 });
  }
  execFileSync("tar", ["-czf", `${source}.tgz`, "-C", source, "package"]);
  return readFileSync(`${source}.tgz`);
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { EarlierAssets } from "./earlier-assets.ts";
import type { Template } from "./load-templates.ts";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
};
/**
 * What the build of a template wrote beside a file, smallest first: see `compressed-files.js` of
 * `@forecourt/storefront`.
 */
const encodings = { br: ".br", gzip: ".gz" } as const;
const isEncoded = (file: string): boolean =>
  Object.values(encodings).some((ending) => file.endsWith(ending) && existsSync(file.slice(0, -ending.length)));

interface Asset {
  plain: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
  encoded: ReadonlyMap<string, Buffer<ArrayBuffer>>;
}

/** The files that browsers load, in memory. */
export interface TemplateAssets {
  /** The file behind a path below `/_t/`; 404 for an unknown one, undefined for every other path. */
  answer(request: Request, path: string): Response | undefined;
}

/**
 * Address of a file with some rules of a sheet: what stands before its last part is the sheet's, that part says which
 * rules.
 */
const rulesPath = /^(?<sheet>.+)\.(?<names>[\w-]+)\.css$/;

/**
 * Reads the files of all templates. Those under `assets/` carry a hash in their name: browsers keep them for a year,
 * and those of earlier builds keep answering, for pages that a CDN or a browser still has. A page links the rules of a
 * sheet that it uses; where the template does not know them, as those of an earlier build, the whole sheet answers.
 */
export function loadTemplateAssets(templates: Iterable<Template>, earlier?: EarlierAssets): TemplateAssets {
  const assets = new Map<string, Asset>();
  const all = [...templates];
  for (const { publicPath, clientDir } of all) {
    if (!existsSync(clientDir)) continue;
    for (const name of readdirSync(clientDir, { recursive: true, encoding: "utf8" })) {
      const file = join(clientDir, name);
      if (!statSync(file).isFile()) continue;
      const path = `${publicPath}${relative(clientDir, file).split(sep).join("/")}`;
      if (!isEncoded(file)) assets.set(path, readAsset(file));
      earlier?.keep(path, file);
    }
  }
  earlier?.forgetOld();

  const fileOf = (path: string) => {
    const kept = assets.has(path) ? undefined : earlier?.find(path);
    return kept === undefined ? assets.get(path) : readAsset(kept);
  };
  const find = (path: string): Asset | undefined => {
    const { sheet, names } = rulesPath.exec(path)?.groups ?? {};
    if (sheet === undefined || names === undefined) return fileOf(path);
    const whole = fileOf(`${sheet}.css`);
    const template = all.find(({ publicPath }) => path.startsWith(publicPath));
    const rules = whole && template?.render.usedStyles?.(`${sheet}.css`, names);
    if (!rules) return whole ?? fileOf(path);
    const { plain, ...encoded } = rules;
    return { plain, encoded: new Map(Object.entries(encoded)), headers: { ...whole.headers, vary: "Accept-Encoding" } };
  };

  return {
    answer(request, path) {
      if (!path.startsWith("/_t/")) return undefined;
      const asset = find(path);
      if (!asset || (request.method !== "GET" && request.method !== "HEAD"))
        return new Response("There is no such file.", {
          status: asset ? 405 : 404,
          headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
        });
      if (request.headers.get("if-none-match") === asset.headers.etag)
        return new Response(null, { status: 304, headers: asset.headers });
      const accepted = request.headers.get("accept-encoding") ?? "";
      const encoding = [...asset.encoded.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
      const body = asset.encoded.get(encoding ?? "") ?? asset.plain;
      return new Response(request.method === "HEAD" ? null : body, {
        headers: {
          ...asset.headers,
          "content-length": String(body.byteLength),
          ...(encoding ? { "content-encoding": encoding } : {}),
        },
      });
    },
  };
}

function readAsset(file: string): Asset {
  const plain = readFileSync(file);
  const extension = extname(file);
  const hashed = file.includes(`${sep}assets${sep}`);
  const encoded = new Map(
    Object.entries(encodings).flatMap(([encoding, ending]) =>
      existsSync(`${file}${ending}`) ? [[encoding, readFileSync(`${file}${ending}`)]] : [],
    ),
  );
  return {
    plain,
    encoded,
    headers: {
      "content-type": types[extension] ?? "application/octet-stream",
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      "x-content-type-options": "nosniff",
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
      ...(encoded.size > 0 ? { vary: "Accept-Encoding" } : {}),
    },
  };
}

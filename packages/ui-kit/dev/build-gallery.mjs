// Renders every component in four themes into one self-contained page, build/gallery.html, for looking at.
// Run: pnpm --filter @forecourt/ui-kit gallery
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const conditions = ["@forecourt/source", "module", "browser", "node", "production"];
const shared = {
  root: at("./"),
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
};

await build({
  ...shared,
  resolve: { conditions },
  ssr: { noExternal: [/^@forecourt\//], resolve: { conditions } },
  build: { ssr: at("./gallery-server.tsx"), outDir: at("../build/server"), emptyOutDir: true },
});
const client = await build({
  ...shared,
  resolve: { conditions },
  build: { write: false, cssCodeSplit: false, rollupOptions: { input: at("./gallery-client.tsx") } },
});
const { html, themes } = await import(pathToFileURL(at("../build/server/gallery-server.js")));
const { output } = Array.isArray(client) ? client[0] : client;
const script = output.find(({ type }) => type === "chunk").code.replaceAll("</script", "<\\/script");
const css = output
  .filter(({ fileName }) => fileName.endsWith(".css"))
  .map(({ source }) => source)
  .join("\n");

mkdirSync(at("../build"), { recursive: true });
writeFileSync(
  at("../build/gallery.html"),
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Forecourt ui-kit gallery</title><style>${themes}</style><style>${css}</style></head>
<body><div id="root">${html}</div><script type="module">${script}</script></body></html>`,
);

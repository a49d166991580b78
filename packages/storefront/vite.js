// Plain JavaScript on purpose: Vite loads a template's configuration through Node's own resolution (see routes.js).
import { reactRouter } from "@react-router/dev/vite";

/** Vite configuration of a template app: everything a template needs and nothing it would want to change. */
export function templateConfig({ name }) {
  return ({ command }) => ({
    base: command === "build" ? `/_t/${name}/` : "/",
    plugins: [reactRouter()],
    resolve: { conditions: ["@forecourt/source", "module", "browser", "development|production"] },
    ssr: {
      noExternal: [/^@forecourt\//],
      resolve: { conditions: ["@forecourt/source", "module", "node", "development|production"], externalConditions: ["node"] },
    },
    environments: {
      // Few files instead of many small ones: each costs half a kilobyte of headers and compresses worse on its own.
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: "framework", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
                  // The client of the platform is only ever asked for by import(): in a shared file it would come with every first visit.
                  {
                    name: "shared",
                    test: /^(?!.*[\\/](?:ky[\\/]|api[\\/](?:src|dist)[\\/]client\.)).*\.[jt]sx?$/,
                    minShareCount: 2,
                    entriesAware: true,
                    entriesAwareMergeThreshold: 2000,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
    },
    build: { assetsInlineLimit: 0, sourcemap: false },
    server: { allowedHosts: [".localhost"] },
  });
}

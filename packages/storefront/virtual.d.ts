/**
 * The server build of React Router until `react-router typegen` has written its own declaration, which goes before a
 * pattern; of one name, the two would contradict each other.
 */
declare module "virtual:react-router/server-*" {
  import type { ServerBuild } from "react-router";
  export const allowedActionOrigins: ServerBuild["allowedActionOrigins"];
  export const assets: ServerBuild["assets"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const basename: ServerBuild["basename"];
  export const entry: ServerBuild["entry"];
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  export const prerender: ServerBuild["prerender"];
  export const publicPath: ServerBuild["publicPath"];
  export const routeDiscovery: ServerBuild["routeDiscovery"];
  export const routes: ServerBuild["routes"];
  export const ssr: ServerBuild["ssr"];
}

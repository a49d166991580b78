// `node ../../tooling/bundle/template.ts` in the folder of a template: builds it. Where a bundler is at work, it is
// asked to: see run.ts.
import { buildTemplate } from "./build-template.ts";
import { askBundler } from "./bundler.ts";

const { FORECOURT_BUNDLER: address } = process.env;
process.env.NODE_ENV = "production";
await (address === undefined ? buildTemplate(process.cwd(), "info") : askBundler(address, process.cwd()));

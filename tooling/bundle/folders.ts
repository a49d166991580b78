// `node tooling/bundle/folders.ts <folders of templates>`: builds them in this process, two beside one another.
import { buildTemplate } from "./build-template.ts";

process.env.NODE_ENV = "production";
const waiting = process.argv.slice(2);
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await buildTemplate(next, "error");
};
await Promise.all([work(), work()]);

// `node --conditions=@forecourt/source tooling/pack/run.ts <template>`: builds a template on the packages as published.
import { packedConsumer } from "./packed-consumer.ts";

const [template] = process.argv.slice(2);
if (template === undefined) {
  process.stderr.write('Say which template, such as "metro".\n');
  process.exit(2);
}
await packedConsumer({ template, onProgress: (line) => process.stderr.write(`${line}\n`) });

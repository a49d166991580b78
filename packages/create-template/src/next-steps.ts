import type { TemplateChoice } from "./template-choice.ts";

/** What to do with a template that was just written. */
export function nextSteps({
  name,
  manager,
  folder,
}: Pick<TemplateChoice, "name" | "manager"> & { folder: string }): string {
  const run = manager === "npm" ? "npm run" : "pnpm";
  return `
Now:
  cd ${quoted(folder)}
  ${manager} install
  ${run} build
  ${run} demo           then open http://${name}.localhost:4000/

Later:
  ${run} dev            hot reload
  ${run} types          checks the types
  ${run} suite          checks, on the running demo, what every template must keep
  node_modules/@forecourt/storefront/dist/docs   the guides; begin with new-template.md
  app/theme.ts          the look
  app/root.tsx          parts of your own: header, footer, hero, car card, a car's sidebar and finance
  site.json             the demo dealer
`;
}

/** As a shell takes it: a blank ends a word there. Double quotes are read by those of Windows, too. */
const quoted = (folder: string) => (/^[\w./\\:~-]+$/.test(folder) ? folder : `"${folder}"`);

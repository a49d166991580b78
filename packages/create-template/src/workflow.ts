import type { TemplateChoice } from "./template-choice.ts";

const commands = {
  npm: { install: "npm ci", run: "npm run" },
  pnpm: { install: "npm install --global pnpm@12 && pnpm install --frozen-lockfile", run: "pnpm" },
};

/** The workflow file by which a template's own CI builds it, serves its demo and runs the suite on it. */
export function workflowText({ manager }: Pick<TemplateChoice, "manager">): string {
  const { install, run } = commands[manager];
  return `name: suite
on: [push]
jobs:
  suite:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24 }
      - run: sudo apt-get update -qq && sudo apt-get install -y -qq chromium
      - run: ${install}
      - run: ${run} types
      - run: ${run} build
      - run: |
          ${run} demo &
          curl --retry 60 --retry-delay 1 --retry-all-errors -sf http://localhost:4000/readyz
          ${run} suite
`;
}

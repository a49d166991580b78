/**
 * What the guides tell a team to type, from an empty folder to a served template; `npm run rehearse` types it, and the
 * check of the documents holds them to it. The last step serves.
 */
export const documentedSteps = {
  npm: [
    "npm create @forecourt/template coast-cars -- --look warm --yes",
    "npm install",
    "npm run build",
    "npm run demo",
  ],
  pnpm: ["pnpm create @forecourt/template coast-cars --look warm --yes", "pnpm install", "pnpm build", "pnpm demo"],
} as const;

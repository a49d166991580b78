import { applySite, openDatabase } from "@forecourt/platform";
import type { TestProject } from "vitest/node";
import { readSiteDocument } from "../../demo/demo-documents.ts";
import { demoSites } from "../../demo/demo-site.ts";
import { isStrict } from "../../vitest/waits.ts";
import { demoData } from "./demo-data.ts";
import { startLeadWebhook, webhookAllowed } from "./lead-webhook.ts";
import { loggedErrors } from "./logged-errors.ts";
import { startServer } from "./start-server.ts";
import { wholeSite } from "./whole-site.ts";

/** What the tests know of the installation under test. */
export interface Installation {
  port: number;
  dataDir: string;
  webhookUrl: string;
  /** Folder that holds `apps/`. */
  root: string;
  form: "source" | "packed";
}

declare module "vitest" {
  interface ProvidedContext {
    installation: Installation;
  }
}

/** Name of the dealer's system, and of the variable with the secret it shares. */
export const destination = { name: "CRM", secretEnv: "FORECOURT_SECRET_E2E", secret: "a secret of the browser tests" };

/**
 * Puts up an installation for a run of the tests: demo, dealer's system, server. `FORECOURT_E2E_ROOT` and `_FORM` say
 * of what.
 */
export default async function setUp({ provide }: TestProject) {
  const root = process.env.FORECOURT_E2E_ROOT;
  const form = process.env.FORECOURT_E2E_FORM;
  if (root === undefined || (form !== "source" && form !== "packed"))
    throw new Error(
      "The browser tests run through `node --conditions=@forecourt/source tooling/e2e/run.ts source|packed`.",
    );
  const data = await demoData({ onProgress: (line) => process.stderr.write(`${line}\n`) });
  const webhook = await startLeadWebhook(destination.secret);
  await applySites(webhook.url, data.dataDir);
  const server = await startServer({
    root,
    fromSource: form === "source",
    dataDir: data.dataDir,
    env: {
      ...data.env,
      [destination.secretEnv]: destination.secret,
      ...webhookAllowed,
      FORECOURT_PROXIES: "1",
      // A busy machine may let a query wait for longer than a shopper would: no walk is of the deadline.
      FORECOURT_DATABASE_DEADLINE_MS: "30000",
    },
  });
  provide("installation", { port: server.port, dataDir: data.dataDir, webhookUrl: webhook.url, root, form });
  return async () => {
    await server.stop();
    await webhook.stop();
    data.remove();
    const { busy, others } = loggedErrors(server.log);
    // What the shoppers of it saw, their walks say; CI's machine may be too busy for a moment.
    const broken = process.env.CI && !isStrict ? others : [...busy, ...others];
    if (busy.length > 0) process.stderr.write(`The server refused requests for later:\n${busy.join("\n")}\n`);
    if (broken.length > 0)
      throw new Error(`The server logged errors while the shoppers were on it:\n${broken.join("\n")}`);
  };
}

/** Points both demo sites at the dealer's system, and adds the site with the pages that they have not. */
async function applySites(url: string, dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, role: "command" });
  try {
    for (const { slug } of demoSites) {
      const document = await readSiteDocument(slug);
      await applySite(
        database,
        {
          ...document,
          secrets: {
            ...document.secrets,
            leadDestinations: [{ name: destination.name, type: "webhook", url, secretEnv: destination.secretEnv }],
          },
        },
        webhookAllowed,
      );
    }
    await applySite(database, await wholeSite());
  } finally {
    await database.close();
  }
}

import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { namelessTable, systemExport, titleSheet, writeLogo } from "../../../packages/platform/test/new-stock-files.ts";
import { ask } from "../lib/ask.ts";
import { forecourtCommand } from "../lib/forecourt-command.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

/** Seconds from the command to the address. */
const maxSeconds = 60;

describe("a dealer in a minute", () => {
  it.each([
    ["an export of a dealer's system", "system.csv", systemExport(400), ["Exported Cars", "AU", "Hornsby"]],
    ["a sheet with the car in one column", "sheet.csv", titleSheet(400), ["Sheet Cars", "NZ", "0632"]],
    [
      "a table whose columns have no names to know them by",
      "table.tsv",
      namelessTable(400),
      ["Table Cars", "AU", "3220"],
    ],
  ])(
    "has a site with its cars from %s, while the server runs",
    async (_, file, text, [name = "", country = "", place = ""]) => {
      const folder = temporaryFolder("minute");
      try {
        writeFileSync(join(folder, file), text);
        await writeLogo(join(folder, "logo.png"));
        const started = performance.now();
        const dealer = ["--name", name, "--country", country, "--place", place, "--colours", "#0f6b5c"];
        const files = [
          "--stock",
          join(folder, file),
          "--folder",
          join(folder, "site"),
          "--logo",
          join(folder, "logo.png"),
        ];
        const said = await forecourtCommand("site", "new", ...dealer, ...files, "--yes", "--json");
        const { slug, address, stock } = JSON.parse(said) as {
          slug: string;
          address: string;
          stock: { created: number };
        };
        expect(stock.created).toBe(400);
        expect(address).toBe(`http://${slug}.localhost:${inject("installation").port}/`);
        const host = `${slug}.localhost`;
        // The server hears of a new site within a second.
        await expect.poll(async () => (await ask(host, "/")).status).toBe(200);
        expect((performance.now() - started) / 1000).toBeLessThan(maxSeconds);
        expect((await ask(host, "/search/new-used-and-demo-cars")).text).toMatch(/Land Rover|Toyota/);
        const [, logo = ""] = /<header[^]*?<img[^>]* src="([^"]+)"/.exec((await ask(host, "/")).text) ?? [];
        expect(logo).toMatch(/^\/img\/480\/content\/[0-9a-f]{40}\.webp$/);
        expect((await ask(host, logo)).status).toBe(200);
        expect((await ask(host, "/about-us")).text).toContain(`About ${name}`);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
});

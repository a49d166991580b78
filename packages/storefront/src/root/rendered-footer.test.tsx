import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { aSite } from "@forecourt/core/testing";
import { SiteFooter } from "@forecourt/dealership/footer";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";

afterEach(cleanup);
const sheetFile = join(import.meta.dirname, "../../../dealership/src/dealership-footer.module.css");

describe("The dealer's pages at social networks, in the footer", () => {
  it("have a sign of their own each, drawn by the style sheet, and are read by their names alone", async () => {
    const networks = ["Facebook", "Instagram", "YouTube", "TikTok", "LinkedIn"] as const;
    const social = networks.map((network) => ({ network, url: `https://social.example/${network}` }));
    const site = aSite();
    render(<SiteFooter site={{ ...site, dealer: { ...site.dealer, social } }} groups={[]} />);
    const sheet = await readFile(sheetFile, "utf8");
    const signs = networks.map((name) => {
      const { network } = screen.getByRole("link", { name }).dataset;
      return new RegExp(`\\[data-network="${network}"\\] \\{\\s+--sign: url\\("(.+)"\\)`).exec(sheet)?.[1];
    });
    expect(signs).not.toContain(undefined);
    expect(new Set(signs).size).toBe(networks.length);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { templateNameIn } from "../generate/template-folder.ts";
import { siteAnswers } from "./site-answers.ts";

const said = { name: "North Yard", country: "NZ", place: "Albany" };

describe("the template of a new site", () => {
  it("is that of the folder where the command runs, unless another is said", async () => {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-template-"));
    try {
      expect(templateNameIn(folder)).toBeUndefined();
      mkdirSync(join(folder, "app"));
      writeFileSync(join(folder, "app", "root.tsx"), "");
      writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "@yards/coast-cars" }));
      const here = templateNameIn(folder);
      expect((await siteAnswers(said, undefined, here)).template).toBe("coast-cars");
      expect((await siteAnswers({ ...said, template: "roam" }, undefined, here)).template).toBe("roam");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("is ours anywhere else", async () => {
    expect((await siteAnswers(said, undefined)).template).toBe("metro");
  });
});

describe("a person who is asked", () => {
  it("is told why an answer cannot be, and asked again, without losing the answers before it", async () => {
    const answers = [
      "",
      "North Yard",
      "North  Yard",
      "north yard 2",
      "Narnia",
      "AU",
      "Richmond",
      "Richmond VIC",
      "",
      "green",
      "#0f6b5c",
      "",
      "",
      "gone.csv",
      "",
      "",
      "",
      "sales at north",
    ];
    const said: string[] = [];
    const asked: string[] = [];
    const person = {
      ask: async (question: string) => {
        asked.push(question);
        return answers.shift() ?? "";
      },
      say: (text: string) => said.push(text),
      hasFile: () => false,
      whyTaken: async (slug: string) => (slug === "north-yard" ? 'There is a site "north-yard" already.' : undefined),
    };
    expect(await siteAnswers({}, person)).toMatchObject({
      name: "North Yard",
      slug: "north-yard-2",
      country: "AU",
      place: { postcode: "3121" },
      colours: ["#0f6b5c"],
      stock: undefined,
    });
    expect(said.map((text) => text.split(" ", 3).join(" "))).toEqual([
      "Say --name: the",
      "There is a",
      "There is a",
      '"Narnia" is no',
      "Richmond is in",
      '"green" is no',
      "There is no",
      '"sales at north"',
    ]);
    expect(asked.filter((question) => question.startsWith("the dealer's name"))).toHaveLength(2);
  });
});

describe("the place of a new site", () => {
  const placed = async (place: string) => (await siteAnswers({ ...said, country: "AU", place }, undefined)).place;

  it("is asked for again where several states have one of its name, for the law and the clocks of a yard are those of its state", async () => {
    await expect(placed("Richmond")).rejects.toThrow(
      /Richmond is in NSW, VIC, SA, TAS and QLD\. Say which, such as "Richmond VIC", or its postcode\./,
    );
  });

  it.each([
    ["Richmond VIC", "3121"],
    ["3121", "3121"],
    ["Hornsby", "2077"],
    ["Perth", "6000"],
  ])("is found by %s", async (place, postcode) => {
    expect((await placed(place)).postcode).toBe(postcode);
  });
});

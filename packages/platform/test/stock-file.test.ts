import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/records/open-database.ts";
import { readStockFile } from "../src/domain/stock-import/read-stock-file.ts";
import { StockRefusedError } from "../src/domain/stock-import/stock-refused.ts";
import { openYard, yardFile } from "./stock-fixtures.ts";
import type { Yard } from "./stock-fixtures.ts";
import { createTestDatabase } from "./test-records.ts";

let database: Database;
let yard: Yard;
const start = yardFile({ stock: "A1" }, { stock: "A2" });
beforeAll(async () => {
  database = await createTestDatabase();
  yard = await openYard(database, "yard");
  await yard.import(start);
});
afterAll(async () => {
  yard.remove();
  await database.close();
});

const onHold = (status: string) =>
  `Hidden: the status "${status}" is not in_stock, coming_soon, sold or withdrawn, and a car of another status is not shown.`;

async function refusal(content: string | Buffer): Promise<{ code: string; message: string }> {
  const before = await yard.cars();
  const error: unknown = await yard.import(content).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(StockRefusedError);
  expect(await yard.cars()).toEqual(before);
  const { code, message } = error as StockRefusedError;
  return { code, message };
}

describe("a stock file that is refused whole", () => {
  it("ends inside a quoted field", async () => {
    expect(await refusal(`${yardFile({ stock: "A1" })}A2,,"Mazda`)).toMatchObject({
      code: "file_cut_off",
      message: expect.stringContaining("The row that starts on line 3 has a quote that is never closed") as string,
    });
  });

  it("ends in the middle of a row", async () => {
    const cut = yardFile({ stock: "A1" }, { stock: "A2" }).slice(0, -30);
    expect(await refusal(cut)).toMatchObject({
      code: "file_cut_off",
      message: expect.stringContaining("line 3, the last, has") as string,
    });
  });

  it("ends in the middle of a letter", async () => {
    const whole = Buffer.from(yardFile({ stock: "A1" }, { stock: "A2", badge: "Café" }));
    expect(await refusal(whole.subarray(0, whole.indexOf("é") + 1))).toMatchObject({ code: "file_cut_off" });
  });

  it("is in UTF-16, as old spreadsheets save Unicode text", async () => {
    expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(start, "utf16le")]))).toMatchObject({
      code: "file_not_utf8",
      message: expect.stringContaining("UTF-16") as string,
    });
    expect(await refusal(Buffer.from(start, "utf16le"))).toMatchObject({ code: "file_not_utf8" });
  });

  it("is in Latin-1, which would garble names", async () => {
    expect(
      await refusal(Buffer.from(yardFile({ stock: "A1" }, { stock: "A2", badge: "Citroën" }), "latin1")),
    ).toMatchObject({
      code: "file_not_utf8",
      message: expect.stringMatching(
        /line 3 has bytes that are none, near "Citroën"\..* Save it as "CSV UTF-8"/,
      ) as string,
    });
  });

  it("is in Latin-1 from a line on that is far into it: the parts in which it is read cut letters of good lines", async () => {
    const good = yardFile(
      ...Array.from({ length: 9000 }, (_, each) => ({ stock: `L${each}`, badge: "é".repeat(each % 7) })),
    );
    const file = join(yard.folder, "long.csv");
    writeFileSync(file, Buffer.concat([Buffer.from(good), Buffer.from("Z1,,Mazda,Citroën\n", "latin1")]));
    const reading = (async () => {
      for await (const _ of readStockFile(file, ","));
    })();
    await expect(reading).rejects.toThrow(/line 9002 has bytes that are none, near "Citroën"/);
  });

  it("is a spreadsheet or an archive, not text", async () => {
    expect(await refusal(Buffer.from("PK\u0003\u0004rest of a workbook"))).toMatchObject({ code: "file_not_utf8" });
  });

  it("lacks columns, and names them", async () => {
    expect(await refusal("VIN,Make\nX,Mazda\n")).toMatchObject({
      code: "columns_missing",
      message: expect.stringContaining("Stock, Model") as string,
    });
    expect(await refusal("")).toMatchObject({ code: "columns_missing" });
    expect(await refusal(start.replaceAll(",", ";"))).toMatchObject({
      code: "columns_missing",
      message: expect.stringContaining('separated by ";"') as string,
    });
  });

  it("names a column twice", async () => {
    expect(await refusal("Stock,Make,Model,make\n1,Mazda,3,Kia\n")).toMatchObject({ code: "columns_repeated" });
  });

  it("has a quote that never ends", async () => {
    expect((await refusal(`${start}"${"A1,Mazda\n".repeat(300_000)}`)).code).toMatch(/^file_(not_csv|cut_off)$/);
  });

  it("is not there", async () => {
    await expect(yard.import(start, { file: "/tmp/no-such-stock.csv" })).rejects.toMatchObject({
      code: "file_not_readable",
    });
  });
});

describe("a stock file that is odd but whole", () => {
  it.each([
    ["starts with a byte order mark", `\ufeff${start}`],
    ["has Windows line ends", start.replaceAll("\n", "\r\n")],
    ["does not end with a line end", start.trimEnd()],
    ["has blank lines", start.replaceAll("\n", "\n\n")],
    ["has rows without a word, as spreadsheets leave them", `${start}${",".repeat(11)}\n ${",".repeat(11)}\n,,\n \n`],
    ["spells its columns differently", start.replace("Stock,VIN,Make", " stock , vin ,MAKE")],
    [
      "has more columns than the mapping knows",
      start.replace("Since\n", "Since,Extra\n").replace(/(in_stock,)$/gm, "$1,x"),
    ],
  ])("%s", async (_, content) => {
    expect(await yard.import(content)).toMatchObject({
      unchanged: 2,
      created: 0,
      updated: 0,
      rejected: 0,
      withdrawn: 0,
    });
  });

  it("rejects rows that are wrong, with their line, and takes the others", async () => {
    const content = yardFile(
      { stock: "A1" },
      'A2,,"Mazda\nof two lines",3,,2021,1,1,,U,,',
      "too,few,columns",
      { stock: "B1", make: "" },
      { stock: "B2", price: "cheap" },
      { stock: "B3", year: "20210" },
      { stock: "B4", condition: "Z", price: "-5" },
      { stock: "B5", status: "gone fishing" },
      { stock: "", make: "", model: "", km: "", year: "" },
      'B6,,Mazda,3,17" alloys,2021,1,1,,U,,',
      { stock: "B7", km: "unknown miles" },
    );
    const result = await yard.import(content);
    expect(yard.report(result).map(({ line, outcome, reason, notes }) => [line, outcome, reason ?? notes])).toEqual([
      [2, "unchanged", undefined],
      [3, "updated", undefined],
      [5, "rejected", "The row has 3 columns instead of 12."],
      [6, "rejected", 'There is no make: Make reads "".'],
      [7, "rejected", 'price: "cheap" is not a number.'],
      [8, "rejected", "year: 20210 cannot be right."],
      [9, "rejected", 'price: "-5" is below zero.'],
      [10, "created", [onHold("gone fishing")]],
      [11, "rejected", 'There is no make: Make reads "".'],
      [12, "created", undefined],
      [13, "created", ['km left out: "unknown miles" is not a number']],
    ]);
    expect(result).toMatchObject({
      created: 3,
      updated: 1,
      unchanged: 1,
      rejected: 6,
      withdrawn: 0,
      rows: 11,
      notes: [
        { note: onHold("gone fishing"), count: 1, line: 10 },
        { note: 'km left out: "unknown miles" is not a number', count: 1, line: 13 },
      ],
    });
  });

  it("takes a car of a status that no page shows, hides it while that lasts, and says so", async () => {
    const others = [{ stock: "C2" }, { stock: "C3" }];
    await yard.import(yardFile({ stock: "C1" }, ...others), { force: true });
    const held = await yard.import(yardFile({ stock: "C1", status: "On hold", price: "19990" }, ...others));
    expect(held).toMatchObject({ updated: 1, rejected: 0, notes: [{ note: onHold("On hold"), count: 1, line: 2 }] });
    const shown = async () => (await yard.cars()).find(({ data }) => data.stocknum === "C1")?.data;
    expect(await shown()).toMatchObject({ show_on_dealer_website: false, price: 19990, status: "in_stock" });
    expect(await yard.import(yardFile({ stock: "C1" }, ...others))).toMatchObject({ updated: 1, notes: [] });
    expect(await shown()).toMatchObject({ show_on_dealer_website: true });
  });

  it("refuses to take more than half of the cars off the website at once unless forced: the feed has other words", async () => {
    const cars = ["D1", "D2", "D3"].map((stock) => ({ stock }));
    await yard.import(yardFile(...cars), { force: true });
    const file = yardFile(...cars.map((car) => ({ ...car, status: "A" })));
    await expect(yard.import(file)).rejects.toThrow(/hides 3 of the 3 cars/);
    expect(await yard.import(file, { force: true })).toMatchObject({ updated: 3 });
    // What is hidden already is not taken off again.
    expect(await yard.import(file)).toMatchObject({ unchanged: 3 });
  });

  it("takes lines that end in two ways, as in two files put together, and as old Macs ended them", async () => {
    const files = ["\n", "\r", "\r\n"].map((end) =>
      yardFile({ stock: "A1" }, { stock: "A2" }, { stock: "A3" }).replaceAll("\n", end),
    );
    const [unix = "", , dos = ""] = files;
    const mixed = [dos.slice(0, dos.indexOf("\r\n") + 2) + unix.slice(unix.indexOf("\n") + 1)];
    mixed.push(unix.slice(0, unix.indexOf("\n") + 1) + dos.slice(dos.indexOf("\r\n") + 2));
    for (const file of [...files, ...mixed])
      expect(await yard.import(file, { dryRun: true, force: true })).toMatchObject({ rows: 3, rejected: 0 });
  });

  it("survives every kind of letter, also those a database refuses", async () => {
    const odd = yardFile(
      { stock: "A1", badge: "e\u0301té 😀 \u0000\u0007 end" },
      { stock: "A2", price: `${"9".repeat(59)}😀${"9".repeat(20)}` },
    );
    const result = await yard.import(odd, { force: true });
    expect(result).toMatchObject({ updated: 1, rejected: 1 });
    expect((await yard.cars())[0]?.data["badge"]).toBe("e\u0301té 😀  end");
  });
});

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import PdfKit from "pdfkit";
import type { EnergyLabel } from "@forecourt/core/schemas";
import type { CarSheet, SheetComparison } from "./car-sheet.ts";
import { sheetColours, textOn } from "./sheet-colours.ts";
import { drawFacts, drawList, drawTable } from "./sheet-blocks.ts";
import { drawPhotos } from "./sheet-photos.ts";

const margin = 36;
const bandHeight = 54;
/** PT Sans (SIL Open Font License 1.1): the standard fonts of PDF have no macrons, which te reo Māori needs. */
const fontFiles = {
  regular: import.meta.resolve("@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf"),
};
let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined;

/** How a sheet is drawn. */
export interface DrawOptions {
  /** JPEGs: three, one or none. */
  photos: readonly Buffer[];
  /** Language of the text, such as `en-NZ`. */
  locale: string;
  now: Date;
}

/**
 * Draws the paper of a car, to be handed over: the dealer's band, name and price, pictures, facts at a glance,
 * specifications, features, comments, and who sells it at the foot. One A4 page; a car with much to tell goes on
 * overleaf.
 */
export async function drawSheet(
  sheet: CarSheet,
  { photos, locale, now }: DrawOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= loadFonts();
  const { regular, bold } = await fonts;
  const doc = new PdfKit({
    size: "A4",
    margin,
    lang: locale,
    displayTitle: true,
    info: { Title: sheet.title, Author: sheet.dealer.name, CreationDate: now },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve());
    doc.on("error", reject);
  });
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  const width = doc.page.width - 2 * margin;
  const heading = (text: string) => {
    if (doc.page.height - margin - doc.y < 50) doc.addPage();
    doc.y += 9;
    doc.font("bold").fontSize(11.5).fillColor(sheetColours.ink).text(text, margin, doc.y, { width });
    doc.y += 3;
  };

  const band = sheet.accent ?? sheetColours.ink;
  doc.rect(0, 0, doc.page.width, bandHeight).fill(band);
  doc
    .font("bold")
    .fontSize(17)
    .fillColor(textOn(band))
    .text(sheet.dealer.name, margin, bandHeight / 2 - 11, { width, lineBreak: false });
  drawTitle(doc, sheet, width);
  if (photos.length > 0) drawPhotos(doc, photos, margin, width);
  drawFacts(doc, sheet.facts, margin, width);
  if (sheet.comparison) {
    heading("How the price compares");
    drawComparison(doc, sheet.comparison, width);
  }
  if (sheet.specs.length > 0) {
    heading(sheet.specsTitle ?? "Key information");
    drawTable(doc, sheet.specs, margin, width, sheet.specsColumns);
  }
  if (sheet.energy) {
    heading(sheet.energy.title);
    drawEnergy(doc, sheet.energy, width);
  }
  if (sheet.features.length > 0) {
    heading("Features");
    drawList(doc, sheet.features, margin, width);
  }
  if (sheet.comments !== undefined) {
    heading("Dealer comments");
    doc
      .font("regular")
      .fontSize(9)
      .fillColor(sheetColours.ink)
      .text(sheet.comments, margin, doc.y, { width, lineGap: 1 });
  }
  drawFoot(doc, sheet, width);
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}

/** The name on the left, the price on the right, what it includes below. */
function drawTitle(doc: PDFKit.PDFDocument, sheet: CarSheet, width: number): void {
  const top = bandHeight + 14;
  doc.font("bold").fontSize(20);
  const priceWidth = Math.min(190, doc.widthOfString(sheet.price) + 2);
  const titleWidth = width - priceWidth - 20;
  doc
    .fontSize(doc.heightOfString(sheet.title, { width: titleWidth }) > 60 ? 14 : 20)
    .fillColor(sheetColours.ink)
    .text(sheet.title, margin, top, { width: titleWidth });
  const afterTitle = doc.y;
  const right = { width: priceWidth, align: "right" } as const;
  doc.fontSize(20).text(sheet.price, margin + width - priceWidth, top, right);
  if (sheet.priceNotes.length > 0)
    doc
      .font("regular")
      .fontSize(9.5)
      .fillColor(sheetColours.quiet)
      .text(sheet.priceNotes.join(" · "), margin + width - 190, doc.y, { width: 190, align: "right" });
  doc.y = Math.max(afterTitle, doc.y) + 3;
  if (sheet.priceBasis !== undefined)
    doc.font("regular").fontSize(8.5).fillColor(sheetColours.quiet).text(sheet.priceBasis, margin, doc.y, { width });
  doc.y += 8;
}

function drawComparison(doc: PDFKit.PDFDocument, { wording, range, basis }: SheetComparison, width: number): void {
  doc.font("bold").fontSize(11).fillColor(sheetColours.ink).text(wording, margin, doc.y, { width });
  doc.font("regular").fontSize(9.5).text(range, { width });
  if (basis !== undefined) doc.fontSize(8.5).fillColor(sheetColours.quiet).text(basis, { width });
}

/** Draws the energy label, or says that there is none; unknown figures are named, as on the page. */
function drawEnergy(doc: PDFKit.PDFDocument, { lines, note, rule }: EnergyLabel, width: number): void {
  if (lines.length > 0)
    drawTable(
      doc,
      lines.map(({ label, value }) => ({ label, value: value ?? "Not available" })),
      margin,
      width,
    );
  doc.font("regular").fontSize(8.5).fillColor(sheetColours.quiet).text(`${note} ${rule}.`, margin, doc.y, { width });
}

/** Draws the foot of the last page: the seller on the left, the address of the page and the notes on the right. */
function drawFoot(doc: PDFKit.PDFDocument, { dealer, url, disclaimers }: CarSheet, width: number): void {
  const column = (width - 24) / 2;
  doc.font("regular").fontSize(9);
  const sellerHeight = 14 + dealer.lines.reduce((sum, line) => sum + doc.heightOfString(line, { width: column }), 0);
  const urlHeight = doc.heightOfString(url, { width: column });
  doc.fontSize(7.5);
  const height =
    14 +
    Math.max(
      sellerHeight,
      urlHeight + 3 + disclaimers.reduce((sum, text) => sum + doc.heightOfString(text, { width: column }), 0),
    );
  if (doc.page.height - margin - doc.y < height + 6) doc.addPage();
  const top = doc.page.height - margin - height;
  doc
    .moveTo(margin, top)
    .lineTo(margin + width, top)
    .lineWidth(0.75)
    .strokeColor(sheetColours.line)
    .stroke();
  doc
    .font("bold")
    .fontSize(10.5)
    .fillColor(sheetColours.ink)
    .text(dealer.name, margin, top + 7, { width: column });
  doc.font("regular").fontSize(9);
  for (const line of dealer.lines) doc.text(line, { width: column });
  const right = margin + column + 24;
  doc.text(url, right, top + 8, { width: column, link: url, underline: true });
  doc.y += 3;
  doc.fontSize(7.5).fillColor(sheetColours.quiet);
  for (const text of disclaimers) doc.text(text, right, doc.y, { width: column });
}

async function loadFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const [regular, bold] = await Promise.all(
    [fontFiles.regular, fontFiles.bold].map((file) => readFile(fileURLToPath(file))),
  );
  if (!regular || !bold) throw new Error("[pdf] The fonts could not be read.");
  return { regular, bold };
}

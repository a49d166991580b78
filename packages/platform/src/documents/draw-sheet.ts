import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import PdfKit from "pdfkit";
import type { CarSheet } from "./car-sheet.ts";

const margin = 48;
const colours = { ink: "#1c2126", quiet: "#4a5560", line: "#dfe3e7" };
/** PT Sans (SIL Open Font License 1.1): the standard fonts of PDF have no macrons, which te reo Māori needs. */
const fontFiles = {
  regular: import.meta.resolve("@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf"),
};
let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined;

/** How a sheet is drawn. */
export interface DrawOptions {
  /** A JPEG. */
  photo: Buffer | undefined;
  /** Language of the text, such as `en-NZ`. */
  locale: string;
  now: Date;
}

/** Draws the paper of a car: A4, as many pages as its features need. */
export async function drawSheet(sheet: CarSheet, { photo, locale, now }: DrawOptions): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= loadFonts();
  const { regular, bold } = await fonts;
  const doc = new PdfKit({ size: "A4", margin, lang: locale, displayTitle: true, info: { Title: sheet.title, Author: sheet.dealer.name, CreationDate: now } });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve());
    doc.on("error", reject);
  });
  doc.registerFont("regular", regular);
  doc.registerFont("bold", bold);
  const width = doc.page.width - 2 * margin;
  const room = () => doc.page.height - margin - doc.y;
  const ensure = (points: number) => {
    if (room() < points) doc.addPage();
  };
  const heading = (text: string) => {
    ensure(60);
    doc.moveDown(0.9).font("bold").fontSize(13).fillColor(colours.ink).text(text, margin, doc.y, { width }).moveDown(0.35);
  };

  doc.font("bold").fontSize(11).fillColor(colours.quiet).text(sheet.dealer.name, margin, margin, { width }).moveDown(0.6);
  if (photo) {
    const height = (width * 9) / 16;
    doc.image(photo, margin, doc.y, { width, height });
    doc.y += height + 14;
  }
  doc.font("bold").fontSize(20).fillColor(colours.ink).text(sheet.title, margin, doc.y, { width }).moveDown(0.15);
  doc.fontSize(17).text(sheet.price, { width });
  if (sheet.priceNotes.length > 0) doc.font("regular").fontSize(10.5).fillColor(colours.quiet).text(sheet.priceNotes.join(" · "), { width });

  if (sheet.specs.length > 0) {
    heading("Key information");
    twoColumns(doc, sheet.specs.map(({ label, value }) => `${label}: ${value}`), width);
  }
  if (sheet.features.length > 0) {
    heading("Features");
    twoColumns(doc, sheet.features.map((feature) => `•  ${feature}`), width);
  }
  if (sheet.comments !== undefined) {
    heading("Dealer comments");
    doc.font("regular").fontSize(10).fillColor(colours.ink).text(sheet.comments, margin, doc.y, { width });
  }

  ensure(130);
  doc.moveDown(1).moveTo(margin, doc.y).lineTo(margin + width, doc.y).lineWidth(0.75).strokeColor(colours.line).stroke().moveDown(0.8);
  doc.font("bold").fontSize(11).fillColor(colours.ink).text(sheet.dealer.name, margin, doc.y, { width });
  doc.font("regular").fontSize(10);
  for (const line of sheet.dealer.lines) doc.text(line, { width });
  doc.moveDown(0.4).text(sheet.url, { width, link: sheet.url, underline: true }).moveDown(0.6);
  doc.fontSize(8.5).fillColor(colours.quiet);
  for (const text of sheet.disclaimers) doc.text(text, { width });
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}

/** Lines in pairs, each pair as high as its taller half, so that none is cut by the end of a page. */
function twoColumns(doc: PDFKit.PDFDocument, lines: readonly string[], width: number): void {
  const gap = 18;
  const column = (width - gap) / 2;
  doc.font("regular").fontSize(10).fillColor(colours.ink);
  for (let index = 0; index < lines.length; index += 2) {
    const pair = lines.slice(index, index + 2);
    const height = Math.max(...pair.map((line) => doc.heightOfString(line, { width: column })));
    if (doc.y + height > doc.page.height - margin) doc.addPage().fillColor(colours.ink);
    const top = doc.y;
    for (const [place, line] of pair.entries()) doc.text(line, margin + place * (column + gap), top, { width: column });
    doc.x = margin;
    doc.y = top + height + 3;
  }
}

async function loadFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const [regular, bold] = await Promise.all([fontFiles.regular, fontFiles.bold].map((file) => readFile(fileURLToPath(file))));
  if (!regular || !bold) throw new Error("[pdf] The fonts could not be read.");
  return { regular, bold };
}

import type { SheetLine } from "./car-sheet.ts";
import { sheetColours } from "./sheet-colours.ts";

/** A row of facts on a quiet ground, as wide as the page. */
export function drawFacts(doc: PDFKit.PDFDocument, facts: readonly SheetLine[], left: number, width: number): void {
  if (facts.length === 0) return;
  const top = doc.y;
  const cell = width / facts.length;
  doc.roundedRect(left, top, width, 38, 4).fill(sheetColours.ground);
  for (const [index, { label, value }] of facts.entries()) {
    const place = { width: cell - 16, lineBreak: false, ellipsis: true, height: 14 };
    doc
      .font("regular")
      .fontSize(8)
      .fillColor(sheetColours.quiet)
      .text(label, left + index * cell + 10, top + 7, place);
    doc
      .font("bold")
      .fontSize(10.5)
      .fillColor(sheetColours.ink)
      .text(value, left + index * cell + 10, top + 18, place);
  }
  doc.x = left;
  doc.y = top + 38;
}

/** Lines in two columns, read down, or in one: what it is on the left, its value on the right, a hairline below. */
export function drawTable(
  doc: PDFKit.PDFDocument,
  lines: readonly SheetLine[],
  left: number,
  width: number,
  columns: 1 | 2 = 2,
): void {
  const gap = columns === 1 ? 0 : 24;
  const column = (width - gap) / columns;
  const rows = Math.ceil(lines.length / columns);
  for (let row = 0; row < rows; row += 1) {
    const pair = columns === 1 ? [lines[row]] : [lines[row], lines[row + rows]];
    const valueWidth = column * (columns === 1 ? 0.65 : 0.52);
    const labelWidth = column - valueWidth - 6;
    doc.fontSize(9);
    const height = Math.max(
      ...pair.map((line) =>
        line
          ? Math.max(
              doc.font("bold").heightOfString(line.value, { width: valueWidth }),
              doc.font("regular").heightOfString(line.label, { width: labelWidth }),
            )
          : 0,
      ),
    );
    startRow(doc, height);
    const top = doc.y;
    for (const [place, line] of pair.entries()) {
      if (!line) continue;
      const start = left + place * (column + gap);
      doc.font("regular").fontSize(9).fillColor(sheetColours.quiet).text(line.label, start, top, { width: labelWidth });
      doc
        .font("bold")
        .fillColor(sheetColours.ink)
        .text(line.value, start + column - valueWidth, top, { width: valueWidth, align: "right" });
      doc
        .moveTo(start, top + height + 1.5)
        .lineTo(start + column, top + height + 1.5)
        .lineWidth(0.5)
        .strokeColor(sheetColours.line)
        .stroke();
    }
    doc.x = left;
    doc.y = top + height + 4;
  }
}

/** A list in three columns, each row as high as its tallest entry, so that none is cut by the end of a page. */
export function drawList(doc: PDFKit.PDFDocument, entries: readonly string[], left: number, width: number): void {
  const columns = 3;
  const gap = 12;
  const column = (width - (columns - 1) * gap) / columns;
  doc.font("regular").fontSize(9).fillColor(sheetColours.ink);
  for (let index = 0; index < entries.length; index += columns) {
    const row = entries.slice(index, index + columns).map((entry) => `•  ${entry}`);
    const height = Math.max(...row.map((entry) => doc.heightOfString(entry, { width: column })));
    startRow(doc, height);
    doc.fillColor(sheetColours.ink);
    const top = doc.y;
    for (const [place, entry] of row.entries()) doc.text(entry, left + place * (column + gap), top, { width: column });
    doc.x = left;
    doc.y = top + height + 1.5;
  }
}

function startRow(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** The parts of the paper that are drawn here; the product's data have more. */
export interface DrawnTimeSheet {
  readonly color: string;
  readonly sender: {
    readonly name: string;
    readonly address: { readonly streetNameAndNumber: string };
    readonly footerText: string | null;
  };
  readonly recipient: { readonly name: string; readonly streetNameAndNumber: string; readonly location: string };
  readonly appointment: { readonly description: string; readonly venue: string };
  readonly rows: readonly { readonly name: string }[];
}

const MM = 72 / 25.4;
const LEFT = 25 * MM;
const RIGHT = 190 * MM;
const INK = '#14171c';
const SOFT = '#4a515c';
const ROW = 9.5 * MM;
const COLUMNS = [
  ['Nr.', 25],
  ['Name', 32.4],
  ['Geplant', 77.3],
  ['Beginn', 101.6],
  ['Ende', 118],
  ['Pause', 134.4],
  ['Unterschrift', 150.8],
] as const;
const INFO = ['Datum', 'Planzeit', 'Einsatzart', 'Mitarbeiter/innen', 'Kundennummer', 'Versendet am'];
const FOOTER = [25, 86, 139.5];

const faceOf = (face: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${face}/Inter_${face}.ttf`)));
const FONTS = {
  regular: faceOf('400Regular'),
  medium: faceOf('500Medium'),
  strong: faceOf('600SemiBold'),
  bold: faceOf('700Bold'),
};

/** A paper like the product's time sheet, drawn by hand with pdfkit: the same words, fonts, boxes and marks, as PDF/A-3b. */
export async function drawWithPdfkit(sheet: DrawnTimeSheet, logo: Buffer): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, pdfVersion: '1.7', subset: 'PDF/A-3b' });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise((resolve) => doc.on('end', resolve));
  for (const [name, bytes] of Object.entries(FONTS)) doc.registerFont(name, bytes);
  const write = (
    font: keyof typeof FONTS,
    size: number,
    color: string,
    text: string,
    x: number,
    y: number,
    options = {},
  ) =>
    doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, y, { lineBreak: false, ...options });
  const rule = (x: number, y: number, to: number, color: string, width = 0.6) =>
    doc.moveTo(x, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  const tableHead = (y: number) => {
    for (const [label, x] of COLUMNS) write('strong', 8, SOFT, label, x * MM, y);
    rule(LEFT, y + 5 * MM, RIGHT, INK, 0.9);
    return y + 5 * MM;
  };
  const row = (name: string, number: number, y: number) => {
    write('regular', 9, INK, String(number), 26 * MM, y + 3 * MM);
    write('medium', 9, INK, name, 32.4 * MM, y + 3 * MM);
    write('regular', 9, INK, '17:00–01:00', 77.3 * MM, y + 3 * MM);
    write('regular', 6.8, INK, '+1', 95.5 * MM, y + 3.7 * MM);
    for (const [x, width] of [
      [101.6, 14.4],
      [118, 14.4],
      [134.4, 14.4],
      [150.8, 38.3],
    ] as const) {
      doc
        .roundedRect(x * MM, y + 1.4 * MM, width * MM, 6.8 * MM, 2.3)
        .lineWidth(0.6)
        .fillAndStroke('#fafafb', '#b9bfc8');
    }
    rule(LEFT, y + ROW, RIGHT, '#d7dbe1', 0.5);
  };

  doc.image(logo, LEFT, 13.6 * MM, { height: 14.6 * MM });
  const { sender, recipient, appointment } = sheet;
  write('regular', 6.4, SOFT, `${sender.name} · ${sender.address.streetNameAndNumber}`, LEFT, 51.5 * MM);
  rule(LEFT, 54 * MM, 105 * MM, '#b9bfc8');
  write('strong', 9.6, INK, recipient.name, LEFT, 57.4 * MM);
  write('regular', 9.6, INK, recipient.streetNameAndNumber, LEFT, 62.4 * MM);
  write('regular', 9.6, INK, recipient.location, LEFT, 67.4 * MM);
  for (const [index, label] of INFO.entries()) {
    write('regular', 8.5, '#626a77', label, 128.4 * MM, (50 + index * 4.9) * MM);
    write('medium', 8.5, INK, '30.10.2026', 128.4 * MM, (50 + index * 4.9) * MM, { width: 61.6 * MM, align: 'right' });
  }
  write('strong', 15.8, INK, 'Stundennachweis', LEFT, 98 * MM);
  write('strong', 10, INK, appointment.description, LEFT, 107 * MM);
  write('regular', 9, SOFT, appointment.venue, LEFT, 113 * MM);
  let y = tableHead(121 * MM);
  for (const [index, { name }] of sheet.rows.entries()) {
    if (y + ROW > 266 * MM) {
      doc.addPage();
      y = tableHead(22 * MM);
    }
    row(name, index + 1, y);
    y += ROW;
  }
  write('regular', 8.5, SOFT, HINT, LEFT, y + 5 * MM, { lineBreak: true, width: 165 * MM });
  doc
    .roundedRect(LEFT, y + 15 * MM, 165 * MM, 14 * MM, 4)
    .strokeColor('#b9bfc8')
    .stroke();
  write('regular', 8.5, SOFT, 'Anmerkungen', LEFT + 8, y + 18 * MM);
  write('regular', 8.5, INK, 'Die Richtigkeit der eingetragenen Zeiten wird bestätigt:', LEFT, y + 33 * MM);
  for (const [label, x] of [
    ['Ort, Datum', 25],
    ['Name in Blockschrift', 73.5],
    ['Unterschrift und Stempel des Kunden', 130.7],
  ] as const) {
    rule(x * MM, y + 49 * MM, (x + 42) * MM, INK);
    write('regular', 8, SOFT, label, x * MM, y + 51 * MM);
  }
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    doc.rect(0, 0, 210 * MM, 1.9 * MM).fill(sheet.color);
    for (const mark of [105, 148.5, 210]) rule(0, mark * MM, 4 * MM, '#868e9b');
    rule(LEFT, 271 * MM, RIGHT, sheet.color, 0.75);
    for (const x of FOOTER) {
      write('bold', 7, INK, sender.name, x * MM, 274 * MM);
      for (const line of [277.5, 281, 284.5]) write('regular', 7, SOFT, sender.footerText ?? '', x * MM, line * MM);
    }
    write('regular', 7, SOFT, `Seite ${page + 1} von ${count}`, LEFT, 289 * MM, { width: 165 * MM, align: 'right' });
  }
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

const HINT =
  'Bitte tragen Sie Beginn, Ende und Pause in Stunden und Minuten ein. Bei mehr als 6 Stunden Arbeitszeit ist eine Pause von mindestens 30 Minuten nötig.';

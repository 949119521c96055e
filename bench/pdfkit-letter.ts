import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** The parts of a letter that are drawn here; the product's data have more. */
export interface DrawnLetter {
  readonly color: string;
  readonly sender: {
    readonly name: string;
    readonly address: { readonly streetNameAndNumber: string };
    readonly footerText: string | null;
  };
  readonly address: readonly [name: string, street: string, location: string];
  /** The labels beside the address. */
  readonly info: readonly string[];
}

export const MM = 72 / 25.4;
export const LEFT = 25 * MM;
export const RIGHT = 190 * MM;
export const INK = '#14171c';
export const SOFT = '#4a515c';
const FOOTER = [25, 86, 139.5];

const faceOf = (face: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${face}/Inter_${face}.ttf`)));
const FONTS = {
  regular: faceOf('400Regular'),
  medium: faceOf('500Medium'),
  strong: faceOf('600SemiBold'),
  bold: faceOf('700Bold'),
};

/** A letter like the product's, drawn by hand with pdfkit as PDF/A-3b: strip, logo, address, marks and footer. */
export function openLetter({ color, sender, address, info }: DrawnLetter, logo: Buffer) {
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

  doc.image(logo, LEFT, 13.6 * MM, { height: 14.6 * MM });
  write('regular', 6.4, SOFT, `${sender.name} · ${sender.address.streetNameAndNumber}`, LEFT, 51.5 * MM);
  rule(LEFT, 54 * MM, 105 * MM, '#b9bfc8');
  for (const [index, line] of address.entries()) {
    write(index === 0 ? 'strong' : 'regular', 9.6, INK, line, LEFT, (57.4 + index * 5) * MM);
  }
  for (const [index, label] of info.entries()) {
    write('regular', 8.5, '#626a77', label, 128.4 * MM, (50 + index * 4.9) * MM);
    write('medium', 8.5, INK, '30.10.2026', 128.4 * MM, (50 + index * 4.9) * MM, { width: 61.6 * MM, align: 'right' });
  }

  async function close(): Promise<Buffer> {
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      doc.rect(0, 0, 210 * MM, 1.9 * MM).fill(color);
      for (const mark of [105, 148.5, 210]) rule(0, mark * MM, 4 * MM, '#868e9b');
      rule(LEFT, 271 * MM, RIGHT, color, 0.75);
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

  return { doc, write, rule, close };
}

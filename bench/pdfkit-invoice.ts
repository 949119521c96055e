import { type DrawnLetter, INK, LEFT, MM, openLetter, RIGHT, SOFT } from '#bench/pdfkit-letter.ts';

/** The parts of the paper that are drawn here; the product's data have more. */
export interface DrawnInvoice extends Pick<DrawnLetter, 'color' | 'sender'> {
  readonly number: string;
  readonly recipient: {
    readonly name: string;
    readonly address: { readonly streetNameAndNumber: string; readonly location: string };
  };
  readonly lines: readonly { readonly description: string; readonly net: bigint }[];
}

const INFO = ['Rechnungsnummer', 'Rechnungsdatum', 'Leistungszeitraum', 'Kundennummer', 'Ihre UID-Nummer', 'Fällig am'];
const ROW = 6.4 * MM;
/** The right edges of the figures. */
const FIGURES = [
  ['Menge', 139],
  ['Preis', 171],
  ['Netto', 190],
] as const;
/** As many squares as the product's payment code has. */
const MODULES = 41;

/** A paper like the product's invoice: the same words, fonts, lines and a code of as many squares. */
export async function drawInvoiceWithPdfkit(invoice: DrawnInvoice, logo: Buffer): Promise<Buffer> {
  const { recipient, number } = invoice;
  const address = [recipient.name, recipient.address.streetNameAndNumber, recipient.address.location] as const;
  const { doc, write, rule, close } = openLetter({ ...invoice, address, info: INFO }, logo);
  const figure = (font: 'regular' | 'strong', size: number, text: string, right: number, y: number) =>
    write(font, size, INK, text, (right - 40) * MM, y, { width: 40 * MM, align: 'right' });
  const tableHead = (y: number) => {
    write('strong', 8, SOFT, 'Datum', LEFT, y);
    write('strong', 8, SOFT, 'Leistung', 40.4 * MM, y);
    for (const [label, right] of FIGURES) figure('strong', 8, label, right, y);
    rule(LEFT, y + 5 * MM, RIGHT, INK, 0.9);
    return y + 5 * MM;
  };
  const carried = (sum: bigint, y: number) => {
    write('regular', 9, SOFT, 'Übertrag', LEFT, y + 2 * MM);
    figure('regular', 9, String(sum), 190, y + 2 * MM);
  };

  write('bold', 15.8, INK, `Rechnung ${number}`, LEFT, 98 * MM);
  write('regular', 9, INK, 'Wir danken für Ihren Auftrag und verrechnen wie folgt:', LEFT, 107 * MM);
  let y = tableHead(116 * MM);
  let sum = 0n;
  for (const { description, net } of invoice.lines) {
    if (y + 2 * ROW > 266 * MM) {
      carried(sum, y);
      doc.addPage();
      y = tableHead(22 * MM);
      carried(sum, y);
      y += ROW;
    }
    write('regular', 9, INK, '03.10.', LEFT, y + 2 * MM);
    write('regular', 9, INK, `${description}, 6 Mitarbeiter/innen`, 40.4 * MM, y + 2 * MM);
    for (const [label, right] of FIGURES) {
      figure('regular', 9, label === 'Netto' ? String(net) : '48,00', right, y + 2 * MM);
    }
    rule(LEFT, y + ROW, RIGHT, '#d7dbe1', 0.5);
    sum += net;
    y += ROW;
  }
  for (let square = 0; square < MODULES * MODULES; square += 2) {
    const [column, row] = [square % MODULES, Math.floor(square / MODULES)];
    doc.rect(LEFT + column * 0.62 * MM, y + (5 + row * 0.62) * MM, 0.62 * MM, 0.62 * MM);
  }
  doc.fill('#000000');
  for (const [index, line] of ['Zahlen mit Code', '€ 6.679,67 bis 09.11.2026', `Rechnung ${number}`].entries()) {
    write(index === 0 ? 'strong' : 'regular', 8, INK, line, 54 * MM, y + (5 + index * 4.2) * MM);
  }
  for (const [index, label] of ['Nettosumme', '20 % USt von € 5.566,39', 'Rechnungsbetrag'].entries()) {
    write('strong', 9, INK, label, 120.7 * MM, y + (6 + index * 6) * MM);
    figure('strong', 9, '€ 6.679,67', 190, y + (6 + index * 6) * MM);
    rule(120.7 * MM, y + (11 + index * 6) * MM, RIGHT, INK);
  }
  write('regular', 9, INK, 'Zahlbar bis 09.11.2026 ohne Abzug.', LEFT, y + 38 * MM);
  return close();
}

import { INK, LEFT, MM, openLetter, RIGHT, SOFT } from '#bench/pdfkit-letter.ts';

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

/** A paper like the product's time sheet: the same words, fonts, boxes and marks. */
export async function drawWithPdfkit(sheet: DrawnTimeSheet, logo: Buffer): Promise<Buffer> {
  const { recipient, appointment } = sheet;
  const address = [recipient.name, recipient.streetNameAndNumber, recipient.location] as const;
  const { doc, write, rule, close } = openLetter({ ...sheet, address, info: INFO }, logo);
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
  return close();
}

const HINT =
  'Bitte tragen Sie Beginn, Ende und Pause in Stunden und Minuten ein. Bei mehr als 6 Stunden Arbeitszeit ist eine Pause von mindestens 30 Minuten nötig.';

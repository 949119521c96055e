import { epcCode, type Payment } from '@gastspiel/domain/invoices/epc-code.ts';
import { encode } from 'uqr';

/** The code for banking apps (EPC069-12: level M, bytes, UTF-8), as SVG; nothing where no code is allowed. */
export function paymentCode(payment: Payment): string | null {
  const text = epcCode(payment);
  if (text === null) return null;
  return pictureOf(encode([...new TextEncoder().encode(text)], { ecc: 'M', border: 0 }).data);
}

/** One path: seams between single squares would show. The paper's own white is the quiet zone. */
function pictureOf(modules: readonly (readonly boolean[])[]): string {
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}H${end < 0 ? row.length : end}v1H${x}z`];
    }),
  );
  const { length } = modules;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${length} ${length}"><path d="${runs.join('')}"/></svg>`;
}

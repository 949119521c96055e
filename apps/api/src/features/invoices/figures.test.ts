import { toCents } from '@gastspiel/domain/money/money.ts';
import { decimalLabel, euroLabel } from '@gastspiel/domain/money/money-label.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { past } from '#app/testing/a-worked-evening.ts';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { SEED } from '#app/testing/test-sequences.ts';

const api = await aTestApi();
const stage = await aRecordedEvening(api);
const calls = invoiceCalls(api, () => stage.accounting);
let typeId: string;
beforeAll(async () => {
  const rows = await api.asOwner('select id from appointment_types where tenant_id = $1 order by position limit 1', [
    stage.tenantId,
  ]);
  typeId = String(rows[0]?.['id']);
});

const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100);
/** On a part of the hours: never on more than are billed. */
const surcharge = fc.record({ part: fc.integer({ min: 1, max: 100 }), surchargePercentage: hundredths(200) });
const item = fc.record({ quantity: hundredths(1000), price: hundredths(5000) });
const INVOICE = fc.record({
  quantity: hundredths(900),
  surcharges: fc.array(surcharge, { maxLength: 3 }),
  items: fc.array(item, { maxLength: 4 }),
});

type Amount = { readonly value: number };
type Billed = { readonly net: Amount };
const cents = ({ value }: Amount): bigint => toCents(value);
const paperOf = async (id: string, field: 'savedPdfBase64' | 'sentPdfBase64'): Promise<string> => {
  const { invoice } = await calls.call(`query ($id: String!) { it: invoice(invoiceId: $id) { ${field} } }`, { id });
  const { pages } = await readPdf(Buffer.from(invoice[field], 'base64'));
  return pages.join('\n').replaceAll('\u00a0', ' ');
};
const written = (amount: bigint) => euroLabel(amount).replaceAll('\u00a0', ' ');

test(`lines, tax and total agree to the cent in API, preview and paper, and a cancellation negates them (seed ${SEED})`, {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(INVOICE, async ({ quantity, surcharges, items }) => {
      const input = invoiceInput(stage.recipient, [stage.evening], {
        lines: [
          { worklogBlockId: stage.evening, day: past(3, '18:00').slice(0, 10), description: 'Service', quantity },
        ],
        surcharges: surcharges.map(({ part, surchargePercentage }, index) => ({
          appointmentTypeId: typeId,
          description: `${index + 1}. Zuschlag`,
          quantity: Math.ceil(quantity * part) / 100,
          surchargePercentage,
        })),
        additionalItems: items.map(({ price, ...one }) => ({
          ...one,
          description: 'Position',
          unit: 'Stk.',
          pricePerUnit: { value: price },
        })),
      });
      const { recipientId, language, includedWorklogBlockIds, ...draft } = input;
      const { invoice: seen } = await calls.call(
        `query ($ids: [String!]!, $r: String!, $l: PaperLanguage!, $draft: InvoiceDraftInput!) {
          it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $r, language: $l, draft: $draft) {
            netTotal { value } tax { value } grossTotal { value } } }`,
        { ids: includedWorklogBlockIds, r: recipientId, l: language, draft },
      );
      const { invoice, errors } = await calls.create(input);
      expect(errors).toEqual([]);
      expect(seen).toEqual({ netTotal: invoice.netTotal, tax: invoice.tax, grossTotal: invoice.grossTotal });
      const lines: Billed[] = [...invoice.lines, ...invoice.surcharges, ...invoice.additionalItems];
      const [net, tax, gross] = [cents(invoice.netTotal), cents(invoice.tax), cents(invoice.grossTotal)];
      expect(net).toBe(lines.reduce((sum, line) => sum + cents(line.net), 0n));
      expect(gross).toBe(net + tax);
      // A fifth, half up.
      expect(tax).toBe((net * 2n + 5n) / 10n);
      const paper = await paperOf(invoice.id, 'savedPdfBase64');
      for (const line of lines) expect(paper).toContain(decimalLabel(cents(line.net)));
      for (const amount of [net, tax, gross]) expect(paper).toContain(written(amount));
      if (surcharges.length > 0) expect(paper).toContain('Zuschlag, Service');

      const { invoice: storno } = await calls.cancel(invoice.id);
      const stornoLines: Billed[] = [...storno.lines, ...storno.surcharges, ...storno.additionalItems];
      expect(stornoLines.map((line) => cents(line.net))).toEqual(lines.map((line) => -cents(line.net)));
      expect([storno.netTotal, storno.tax, storno.grossTotal].map(cents)).toEqual([-net, -tax, -gross]);
      const stornoPaper = await paperOf(storno.id, 'savedPdfBase64');
      for (const amount of [net, tax, gross]) expect(stornoPaper).toContain(written(-amount));
    }),
    { seed: SEED, numRuns: 15 },
  );
});

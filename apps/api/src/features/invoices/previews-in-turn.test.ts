import { expect, test } from 'vitest';
import { z } from 'zod';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { definePaper } from '#platform/pdf/define-paper.ts';

/** One connection for everybody: whoever kept it would stop the whole server. */
const api = await aTestApi({ pool: { size: 1 } });

const ENDLESS = definePaper({
  name: 'endless',
  source: '#let paper(data, pictures) = [#for a in range(30000) { for b in range(30000) { } }]',
  data: z.object({}),
  write: () => ({ title: 'Probe', madeOn: '2026-10-30' }),
});
const PREVIEW = `query ($id: String!) { invoice(invoiceId: $id) { pages number savedPdfBase64 cancelledBy { id } } }`;

test('a preview is read before and after it waits for the press, and nobody else waits with it', async () => {
  const stage = await aRecordedEvening(api);
  const calls = invoiceCalls(api, () => stage.accounting);
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
  const preview = () => api.call(PREVIEW, { id: invoice.id }, stage.accounting.headers);
  const { data } = await preview();
  expect(data.invoice).toMatchObject({ number: invoice.number, pages: [expect.stringMatching(/^<svg/)] });

  const slow = api.press.pages(ENDLESS, {}).catch(() => undefined);
  const waiting = [preview(), preview(), preview()];
  await until(() => api.database.stats.idle === api.database.stats.total);
  const { status, data: other } = await api.call(
    '{ userInformation { exists } tenantInformation { name } }',
    {},
    stage.dispatcher.headers,
  );
  expect([status, other.userInformation.exists]).toEqual([200, true]);
  await api.press.close();
  await Promise.all([slow, ...waiting]);
});

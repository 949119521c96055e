import { beforeEach, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { readPdf } from '#app/testing/read-pdf.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const made = async () => (await calls.create(invoiceInput(stage.recipient, [stage.evening]))).invoice;
const read = async (id: string) =>
  (
    await calls.call('query ($id: String!) { it: invoice(invoiceId: $id) { pages savedPdfBase64 sentPdfBase64 } }', {
      id,
    })
  ).invoice;
const textOf = async (base64: string) => (await readPdf(Buffer.from(base64, 'base64'))).pages.join('\n');
const download = async (id: string) => {
  const { invoice } = await calls.call(
    'mutation ($id: String!) { it: createDownload(input: { invoicePdf: { invoiceId: $id } }) { url } }',
    { id },
  );
  const { rawPayload, headers } = await api.app.inject({ method: 'GET', url: invoice.url });
  return { file: rawPayload, name: decodeURIComponent(String(headers['content-disposition'])) };
};

test('a draft looks before it is saved as it does after, with the logo, and says that it is one', async () => {
  const { invoice: seen } = await calls.call(
    `query ($ids: [String!]!, $r: String!) {
      it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $r) { pages } }`,
    { ids: [stage.evening], r: stage.recipient },
  );
  const { id } = await made();
  const { pages, savedPdfBase64, sentPdfBase64 } = await read(id);
  expect(pages[0]).toContain('data:image/png');
  expect(seen.pages).toEqual(pages);
  expect(await textOf(savedPdfBase64)).toContain('Entwurf');
  expect(sentPdfBase64).toBeNull();
});

test('once it was sent the word is gone from screen and paper', async () => {
  const { id } = await made();
  const before = await read(id);
  await calls.send(id);
  const after = await read(id);
  expect(after.pages).not.toEqual(before.pages);
  expect(after.savedPdfBase64).toBe(after.sentPdfBase64);
  expect(await textOf(after.sentPdfBase64)).not.toContain('Entwurf');
});

test('is downloaded as its draft was saved, and once it was sent byte for byte', async () => {
  const { id, number } = await made();
  const draft = await download(id);
  expect(await textOf(draft.file.toString('base64'))).toContain('Entwurf');
  expect(draft.name).toContain(`Rechnung ${number}.pdf`);
  // Bytes that no press of today would print.
  await api.asOwner(
    `update invoices set sent_at = now(), sent_file = 'as it was', sent_file_sha256 = sha256('as it was'),
       sent_ebinterface = 'XML' where id = $1`,
    [id],
  );
  expect((await download(id)).file.toString()).toBe('as it was');
  const { invoice: storno } = await calls.cancel(id);
  expect((await download(storno.id)).name).toContain(`Stornorechnung ${storno.number}.pdf`);
});

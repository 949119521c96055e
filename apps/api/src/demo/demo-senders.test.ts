import { expect, test } from 'vitest';
import { DEMO_AGENCIES } from '#app/demo/demo-agencies.ts';
import { insertDemoSender } from '#app/demo/demo-senders.ts';
import { insertDemoTenant } from '#app/demo/insert-demo-agency.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { findInvoiceSender } from '#features/invoice-senders/index.ts';
import { prepareLogos } from '#features/logos/index.ts';

const api = await aTestApi();

test.each(DEMO_AGENCIES)('$tenant.name has a sender with a logo that a form would take', async (agency) => {
  const { logoWideBase64 } = agency.logos;
  expect(await prepareLogos({ logoWideBase64 })).toEqual({ logoWideBase64: expect.any(String) });
  const sender = await api.database.withoutTenant(async (db) => {
    const id = await insertDemoTenant(db, agency);
    await insertDemoSender(db, id, agency.sender, logoWideBase64);
    return findInvoiceSender(db);
  });
  expect(sender).toMatchObject({ name: agency.sender.name, version: 1, logoId: expect.any(String) });
});

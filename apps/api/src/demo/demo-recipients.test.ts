import { expect, test } from 'vitest';
import { DEMO_AGENCIES } from '#app/demo/demo-agencies.ts';
import { insertDemoRecipients } from '#app/demo/demo-recipients.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { insertWholeTenant } from '#features/tenants/index.ts';

const api = await aTestApi();

test.each(DEMO_AGENCIES)(
  '$tenant.name has fifteen customers that the rules allow, one of them German',
  async (agency) => {
    const { tenant, logos, recipients } = agency;
    const tenantId = await api.database.withoutTenant(async (db) => {
      const id = await insertWholeTenant(db, tenant, logos);
      await insertDemoRecipients(db, id, recipients);
      return id;
    });
    const customers = await api.asOwner<{ country: string; mails: boolean; prices: number }>(
      `select country_code as country, contact_email like '%.example' as mails, (
       select count(*)::int from invoice_recipient_prices p where p.invoice_recipient_id = r.id) as prices
     from invoice_recipients r where tenant_id = $1`,
      [tenantId],
    );
    expect(customers).toHaveLength(15);
    expect(customers.filter(({ country }) => country === 'DE')).toHaveLength(1);
    expect(customers.every(({ mails, prices }) => mails && prices > 0)).toBe(true);
  },
);

test('a public customer of the demo takes ebInterface, with both numbers', () => {
  const takers = DEMO_AGENCIES.flatMap(({ recipients }) => recipients.filter(({ ebInterface }) => ebInterface));
  expect(takers).toMatchObject([{ number: 'K-1013', ebInterface: ['KULT-4500012345', '10048215'] }]);
});

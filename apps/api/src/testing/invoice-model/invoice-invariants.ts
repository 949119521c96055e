import { expect } from 'vitest';
import type { TestApi } from '#app/testing/test-api.ts';

/** The invariants of an agency's invoices at any moment, whoever did what at once; as the database has it. */
export function invoiceInvariants(api: TestApi, tenantId: string) {
  /** The sent invoices, as they were seen first. */
  const frozen = new Map<string, unknown>();
  const rows = <Row extends Record<string, unknown>>(statement: string) => api.asOwner<Row>(statement, [tenantId]);

  return async function check(): Promise<void> {
    const gaps = await rows(
      `select c.year, c.last_position, count(i.id)::int as count, max(i.position) as max from invoice_counters c
         left join invoices i on i.tenant_id = c.tenant_id and i.year = c.year
       where c.tenant_id = $1 group by 1, 2 having count(i.id) <> c.last_position or max(i.position) <> c.last_position`,
    );
    expect(gaps, 'numbers have no gap').toEqual([]);
    const twice = await rows(
      `select l.appointment_id from invoice_blocks l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
       where l.tenant_id = $1 group by 1 having count(*) filter (where i.cancelled_at is null) > 1
         or bool_or(l.is_live <> (i.cancelled_at is null))`,
    );
    expect(twice, 'a block is on one live invoice at most').toEqual([]);
    const sums = await rows(
      `select i.number from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
       where i.tenant_id = $1 group by i.tenant_id, i.id
       having sum(l.net_in_cents) <> i.net_in_cents or i.tax_in_cents <> round(i.net_in_cents * i.tax_percentage / 10000.0)`,
    );
    expect(sums, 'lines, tax and total agree').toEqual([]);
    const stornos = await rows(
      `select i.number from invoices i left join invoices s on s.tenant_id = i.tenant_id and s.cancels_invoice_id = i.id
       where i.tenant_id = $1 and ((i.cancelled_at is null) <> (s.id is null)
         or s.net_in_cents <> -i.net_in_cents or s.tax_in_cents <> -i.tax_in_cents)`,
    );
    expect(stornos, 'what is cancelled has its cancellation, with the other sign').toEqual([]);
    const sent = await rows<{ id: string; was: unknown; hours: unknown; ismailed: boolean; ishashed: boolean }>(
      `select i.id, sent_file_sha256 = sha256(sent_file) and 2 <= (select count(*) from files f where f.tenant_id = i.tenant_id
           and (f.sha256, f.bytes) in ((sent_file_sha256, sent_file), (sent_ebinterface_sha256, sent_ebinterface))) as ishashed,
         exists (select from invoice_sendings s where s.tenant_id = i.tenant_id and s.invoice_id = i.id) as ismailed,
         to_jsonb(i) - array['version', 'paid_on', 'marked_paid_at', 'cancelled_at', 'sent_file']
           || jsonb_build_object('lines', (select jsonb_agg(to_jsonb(l) order by l.position) from invoice_lines l
             where l.tenant_id = i.tenant_id and l.invoice_id = i.id)) as was
       from invoices i where i.tenant_id = $1 and i.sent_at is not null`,
    );
    for (const { id, was, ismailed, ishashed } of sent) {
      expect([id, ismailed, ishashed]).toEqual([id, true, true]);
      if (frozen.has(id)) expect(was).toEqual(frozen.get(id));
      frozen.set(id, was);
    }
  };
}

-- Invoices from 2020-01-01 to 2026-11-22: $1 tenant, $2 how many. The last ones bill what was recorded until the end of October, three
-- blocks each; those before had other things on them. One of two hundred was cancelled, ten numbers later. Most were paid. The fourth
-- customer waits for the invoices since September.
with house as (
  insert into public.invoice_senders (tenant_id, name, street_name_and_number, postal_code, location, country_code, contact_email)
  values ($1::uuid, 'Bench', 'Ring 1', '1010', 'Wien', 'AT', 'bench@example.at')
), recorded as (
  select e.appointment_id, round(sum(extract(epoch from e.ends_at - e.starts_at) / 60 - e.break_minutes))::int as minutes,
    count(distinct e.user_id) as workers
  from public.worklog_entries e where e.tenant_id = $1::uuid group by e.appointment_id
), block as (
  select a.id, a.starts_at, a.description, a.appointment_type_id, a.invoice_recipient_id, w.minutes, w.workers,
    (row_number() over (partition by a.invoice_recipient_id order by a.starts_at, a.id) - 1) / 3 as bundle
  from recorded w join public.appointments a on a.tenant_id = $1::uuid and a.id = w.appointment_id
  where a.starts_at < '2026-11-01'
    and (a.starts_at < '2026-09-01' or a.invoice_recipient_id <> md5($1::text || 'recipient4')::uuid)
), bundle as (
  select invoice_recipient_id, bundle,
    $2::int - row_number() over (order by max(starts_at) desc, invoice_recipient_id) as n
  from block group by invoice_recipient_id, bundle
), billed as (
  select block.*, bundle.n, row_number() over (partition by bundle.n order by block.starts_at, block.id) as position
  from block join bundle using (invoice_recipient_id, bundle)
), line as (
  select b.n, b.position, 'SERVICE' as kind, b.id as appointment_id, b.appointment_type_id,
    (b.starts_at at time zone 'Europe/Vienna')::date as day, b.description, round(b.minutes * 100 / 60.0)::bigint as quantity,
    'h' as unit, p.price_in_cents as price, b.minutes, b.workers
  from billed b join public.invoice_recipient_prices p on p.tenant_id = $1::uuid
    and p.invoice_recipient_id = b.invoice_recipient_id and p.appointment_type_id = b.appointment_type_id
  union all
  select n, position, 'ADDITIONAL', null, null, null, 'Ausstattung ' || position, 100 * (1 + n % 9), 'Stück',
    4200 + n % 1000 * position, null, null
  from generate_series(0, $2::int - 1) n, generate_series(1, 2) position where n not in (select b.n from bundle b)
), priced as (
  select *, round(quantity * price / 100.0)::bigint as net from line
), total as (
  select n, sum(net)::bigint as net, round(sum(net) * 0.2)::bigint as tax from priced group by n
), planned as (
  select n, issued, n % 200 = 17 as is_storno, n % 200 = 7 as is_cancelled,
    case when n % 200 = 17 then n - 10 else n end as source, case when n % 200 = 17 then -1 else 1 end as sign,
    issued < '2026-11-16' and (n % 499 > 0 or issued < '2026-07-01') as is_sent,
    issued < '2026-11-16' and n % 499 > 0 and n % 200 not in (0, 7, 17) and (issued < '2026-10-01' or n % 3 = 0) as is_paid
  from generate_series(0, $2::int - 1) n, lateral (select date '2020-01-01' + (n * 2518::bigint / $2)::int as issued) day
), invoice as (
  select p.*, md5($1::text || 'invoice' || p.n)::uuid as id, extract(year from p.issued)::int as year,
    row_number() over (partition by extract(year from p.issued) order by p.n) as position,
    coalesce(b.invoice_recipient_id, md5($1::text || 'recipient' || 1 + p.source % 50)::uuid) as recipient_id,
    (p.issued + time '10:00') at time zone 'Europe/Vienna' as made_at
  from planned p left join bundle b on b.n = p.source
), counters as (
  insert into public.invoice_counters (tenant_id, year, last_position)
  select $1::uuid, year, max(position) from invoice group by year
), invoices as (
  insert into public.invoices (tenant_id, id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
    tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at, sent_file,
    sent_file_sha256, sent_ebinterface, paid_on, marked_paid_at, cancels_invoice_id, cancelled_at, created_at, created_by_name)
  select $1::uuid, i.id, i.year, i.position, r.id, i.issued, i.issued + 14, i.issued + 28, 'de', 'TAXED', 2000,
    jsonb_build_object('color', '#7A1F3D', 'cancels', null, 'replaces', jsonb_build_array(),
      'sender', jsonb_build_object('name', 'Bench', 'address', address, 'vatNumber', null, 'companyRegistrationNumber', null,
        'companyRegistrationCourt', null, 'contactEmail', 'bench@example.at', 'phoneNumber', null, 'accountHolder', null,
        'iban', null, 'bic', null, 'closureText', null, 'footerText', null),
      'recipient', jsonb_build_object('name', r.name, 'customerNumber', r.customer_number, 'contactEmail', null,
        'phoneNumber', null, 'vatNumber', null, 'companyRegistrationNumber', null, 'orderReference', null,
        'supplierNumber', null, 'address', address)),
    r.name, public.search_key(i.year || '-' || lpad(i.position::text, 5, '0') || E'\n' || r.name || E'\n' || r.customer_number),
    t.net * i.sign, t.tax * i.sign, (t.net + t.tax) * i.sign, case when i.is_sent then i.made_at end,
    case when i.is_sent then bytes end, case when i.is_sent then sha256(bytes) end, case when i.is_sent then bytes end,
    case when i.is_paid then least(i.issued + i.n % 14, '2026-11-15') end,
    case when i.is_paid then least(i.made_at + interval '14 days', '2026-11-16') end,
    case when i.is_storno then md5($1::text || 'invoice' || i.source)::uuid end,
    case when i.is_cancelled then i.made_at + interval '1 day' end, i.made_at, 'Katharina Brandl'
  from invoice i join total t on t.n = i.source
    join public.invoice_recipients r on r.tenant_id = $1::uuid and r.id = i.recipient_id,
    lateral (select convert_to('%PDF ' || i.n, 'UTF8') as bytes, jsonb_build_object('streetNameAndNumber', 'Ring 1',
      'postalCode', '1010', 'location', 'Wien', 'countryCode', 'AT') as address) written
), lines as (
  insert into public.invoice_lines (tenant_id, invoice_id, position, kind, appointment_id, appointment_type_id, day, description,
    quantity, unit, price_in_cents, net_in_cents, recorded_minutes, workers)
  select $1::uuid, i.id, l.position, l.kind, l.appointment_id, l.appointment_type_id, l.day, l.description, l.quantity * i.sign,
    l.unit, l.price, l.net * i.sign, l.minutes, l.workers
  from invoice i join priced l on l.n = i.source
), blocks as (
  insert into public.invoice_blocks (tenant_id, invoice_id, appointment_id, block_version, is_live)
  select $1::uuid, i.id, b.id, 1, not i.is_cancelled from billed b join invoice i on i.n = b.n where not i.is_storno
), mailed as (
  insert into public.invoice_sendings (tenant_id, id, invoice_id, ordered_at, ordered_by_name)
  select $1::uuid, md5($1::text || 'sending' || n)::uuid, id, made_at, 'Katharina Brandl'
  from invoice where is_sent and issued >= '2025-01-01'
)
insert into public.invoice_sending_recipients
  (tenant_id, sending_id, position, name, email, is_copy, sent_at, failure, gave_up_at)
select $1::uuid, md5($1::text || 'sending' || n)::uuid, place, 'Buchhaltung', 'buchhaltung' || place || '@example.at', place = 2,
  case when not is_refused then made_at end, case when is_refused then 'ADDRESS_REFUSED' end, case when is_refused then made_at end
from invoice, generate_series(1, 2) place, lateral (select n % 300 = 3 and place = 1 as is_refused) taken
where is_sent and issued >= '2025-01-01'

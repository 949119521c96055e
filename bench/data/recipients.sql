-- Fifty customers a tenant, who pay for all kinds of work.
with recipients as (
  insert into public.invoice_recipients
    (tenant_id, id, customer_number, name, street_name_and_number, postal_code, location, country_code, name_search_key, search_key)
  select $1::uuid, md5($1::text || 'recipient' || i)::uuid, 'K-' || i, 'Hotel Nr. ' || i, 'Ring ' || i, '1010', 'Wien', 'AT',
    public.search_key('K-' || i || ' Hotel Nr. ' || i), public.search_key('K-' || i || ' Hotel Nr. ' || i)
  from generate_series(1, 50) i
  returning tenant_id, id
)
insert into public.invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
select r.tenant_id, r.id, t.id, 2400 + t.position * 50
from recipients r join public.appointment_types t on t.tenant_id = r.tenant_id

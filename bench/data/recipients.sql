-- Fifty customers a tenant.
insert into public.invoice_recipients
  (tenant_id, id, customer_number, name, street_name_and_number, postal_code, location, country_code, name_search_key, search_key)
select $1::uuid, md5($1::text || 'recipient' || i)::uuid, 'K-' || i, 'Hotel Nr. ' || i, 'Ring ' || i, '1010', 'Wien', 'AT',
  public.search_key('K-' || i || ' Hotel Nr. ' || i), public.search_key('K-' || i || ' Hotel Nr. ' || i)
from generate_series(1, 50) i

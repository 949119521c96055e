-- One worker of thirty is not wanted by one of the customers.
insert into public.invoice_recipient_denials (tenant_id, user_id, invoice_recipient_id, created_by, created_by_name)
select $1::uuid, md5($1::text || i)::uuid, md5($1::text || 'recipient' || 1 + i % 50)::uuid, md5('author')::uuid, 'Katharina Leitner'
from generate_series(1, $2::int, 31) i

-- Open screens follow what is paid, also where it closes no invoice, and how far a bank's file is.
create function live.tell_allotments() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['invoices'] || array_agg(distinct 'invoice:' || c.invoice_id), array[]::uuid[],
      array[]::text[])
    from (select tenant_id, invoice_id, (row_number() over (partition by tenant_id order by invoice_id) - 1) / 100 as chunk
      from changed where invoice_id is not null) c
    group by c.tenant_id, c.chunk;
  return null;
end $$;
create function live.tell_money() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform live.announce(c.tenant_id, array['invoices'], array[]::uuid[], array[]::text[])
    from (select distinct tenant_id from changed) c;
  return null;
end $$;
create trigger live_insert after insert on public.allotments referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on') execute function live.tell_allotments();
create trigger live_insert after insert on public.payments referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on') execute function live.tell_money();
create trigger live_insert after insert on public.bank_entries referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on') execute function live.tell_money();
create trigger live_update after update on public.bank_entries referencing new table as changed
  for each statement when (current_setting('app.retention', true) is distinct from 'on') execute function live.tell_money();

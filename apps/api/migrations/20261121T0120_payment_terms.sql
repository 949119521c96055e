-- Until when invoices are paid, and what is taken off for who pays early: the agency's terms, and a recipient's own. Percentages are whole
-- hundredths. Invoices keep theirs with their paper.
alter table public.tenant_settings
  add column payment_days smallint not null default 10 check (payment_days between 1 and 60),
  add column discount_percentage integer check (discount_percentage between 1 and 10000),
  add column discount_days smallint check (discount_days >= 1 and discount_days < payment_days),
  add constraint tenant_settings_discount check ((discount_percentage is null) = (discount_days is null));

alter table public.invoice_recipients
  add column payment_days smallint check (payment_days between 1 and 60),
  add column discount_percentage integer check (discount_percentage between 1 and 10000),
  add column discount_days smallint check (discount_days >= 1 and discount_days < payment_days),
  add constraint invoice_recipients_discount check ((discount_percentage is null) = (discount_days is null)),
  -- A discount is part of own terms, never alone.
  add constraint invoice_recipients_terms check (payment_days is not null or discount_percentage is null);

-- A run may leave the days to the terms of each recipient. There are few runs, so the rule is looked at at once.
alter table public.billing_runs
  drop constraint billing_runs_check,
  add constraint billing_runs_terms check (
    num_nulls(issue_date, proposes_surcharges) = case kind when 'CREATE' then 0 else 2 end
    and (due_date is null) = (dun_date is null) and (kind = 'CREATE' or due_date is null));

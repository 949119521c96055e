-- Surcharges and ways are taken from recorded hours as service lines are, and remember what was proposed then: recorded anew, or
-- with other blocks, they are behind.
alter table public.invoice_lines
  add column proposal text check (proposal in ('NIGHT', 'SUNDAY', 'HOLIDAY', 'TRAVEL')),
  -- In hundredths of an hour.
  add column proposed_quantity bigint check (proposed_quantity >= 0);

-- Whether one of its lines was saved without taking what the hours asked for then; later changes of hours are told by the blocks.
alter table public.invoices add column is_behind boolean not null default false;

-- The ways are billed by a run for whom somebody has ticked it, at a price that somebody knows.
alter table public.billing_runs add column travel_price_in_cents bigint check (travel_price_in_cents > 0);
alter table public.billing_run_items
  add column bills_travel boolean not null default false,
  -- Which failure it was: sentences change.
  add column failure_code text;
grant update (failure_code) on public.billing_run_items to gastspiel_app;

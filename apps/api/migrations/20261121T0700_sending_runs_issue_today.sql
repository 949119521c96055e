-- A run that sends may give drafts of a past day today's first; what is ordered is kept with the run, since jobs do it.
alter table public.billing_runs add column issues_today boolean not null default false;

alter table public.invoices validate constraint replaced_is_there;

-- The cancelled invoice that an invoice was made to correct: known also where no hours tell it.
alter table public.invoices add column replaces_invoice_id uuid,
  add constraint replaced_is_there foreign key (tenant_id, replaces_invoice_id) references public.invoices (tenant_id, id) not valid;

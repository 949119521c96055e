-- A worker whose booking the office withdrew is asked by no wave of that appointment: a member of none, so without a number.
alter table public.offer_wave_members alter column wave_number drop not null;
alter table public.offer_wave_members add foreign key (tenant_id, appointment_id)
  references public.appointments (tenant_id, id) on delete cascade;

alter table public.users validate constraint role_is_known;

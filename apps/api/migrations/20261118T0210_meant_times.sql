-- The time on the wall that was meant, where the night of a clock change does not have it: the instant is shifted for that night alone, and
-- copies, moves and the series go by what was meant. Empty everywhere else.
alter table public.appointments
  add column meant_start_time time,
  add column meant_end_time time;

-- Whoever edits a template or the notes of an offer is told when somebody else was faster. The notes count on their own: an answer of
-- the worker, which counts up the offer's version, is no reason to ask who is writing to them. Constant defaults rewrite no table.
alter table public.appointment_templates add column version integer not null default 1;
alter table public.offers add column notes_version integer not null default 1;

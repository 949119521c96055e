-- How staff found somebody's work, worker or colleague.
create table public.assessments (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  rating smallint not null check (rating between 1 and 5),
  notes text check (char_length(notes) <= 256),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The name is kept beside the id: a system administrator belongs to another tenant, and colleagues leave.
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade
);
create index assessments_of_user on public.assessments (tenant_id, user_id, created_at desc, id) include (rating);

-- What a customer says of somebody's work.
create table public.feedbacks (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  invoice_recipient_id uuid not null,
  feedback text not null check (feedback in ('POSITIVE', 'NEUTRAL', 'NEGATIVE')),
  notes text check (char_length(notes) <= 256),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
create index feedbacks_of_user on public.feedbacks (tenant_id, user_id, created_at desc, id);
create index feedbacks_of_recipient on public.feedbacks (tenant_id, invoice_recipient_id);

-- A customer who does not want a worker. Once for each pair, whoever presses at once.
create table public.invoice_recipient_denials (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  invoice_recipient_id uuid not null,
  reason text check (char_length(reason) <= 256),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  primary key (tenant_id, id),
  constraint one_denial_a_pair unique (tenant_id, user_id, invoice_recipient_id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade,
  foreign key (tenant_id, invoice_recipient_id) references public.invoice_recipients (tenant_id, id) on delete cascade
);
create index denials_of_recipient on public.invoice_recipient_denials (tenant_id, invoice_recipient_id);

-- When a worker can not work: instants, half-open; whole days are kept as such to be shown as such.
create table public.absences (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_whole_days boolean not null,
  note text check (char_length(note) <= 256),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references public.target_users (tenant_id, user_id) on delete cascade,
  check (starts_at < ends_at)
);
create index absences_by_end on public.absences (tenant_id, ends_at);
create index absences_of_user on public.absences (tenant_id, user_id, starts_at);

select maintenance.tenant_table('public.assessments', 'NOW');
select maintenance.tenant_table('public.feedbacks', 'NOW');
select maintenance.tenant_table('public.invoice_recipient_denials', 'NOW');
select maintenance.tenant_table('public.absences', 'NOW');

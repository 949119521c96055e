-- The facts without which an agency releases nobody, and when somebody was last asked for what is missing. Both are read with their rows;
-- adding them rewrites nothing.
alter table public.tenant_settings
  add column required_for_release text[] not null default '{BIRTHDAY,NATIONALITY,ADDRESS}'
    check (required_for_release <@ array['BIRTHDAY', 'NATIONALITY', 'ADDRESS', 'PHONE', 'GENDER', 'MARITAL_STATUS', 'CLOTHING_SIZE',
      'SOCIAL_SECURITY_NUMBER', 'IBAN']);

alter table public.target_users add column asked_for_missing_at timestamptz;

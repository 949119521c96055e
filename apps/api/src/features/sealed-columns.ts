import type { SealedColumn } from '#platform/secrets/sealed-columns.ts';

/** Every column whose values are sealed, with what is bound into the seal. Keys are counted, checked and changed by this list. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'public.target_users', column: 'social_security_number', rowId: 'user_id', field: 'social_security_number' },
  { table: 'public.target_users', column: 'iban', rowId: 'user_id', field: 'iban' },
  { table: 'public.target_users', column: 'bic', rowId: 'user_id', field: 'bic' },
  { table: 'public.accounting_connections', column: 'password', rowId: 'tenant_id', field: 'accounting_password' },
  { table: 'public.uploads', column: 'sealed', rowId: 'id', field: 'upload' },
  { table: 'public.bank_entries', column: 'details', rowId: 'id', field: 'bank-entry' },
  { table: 'public.imports', column: 'sealed', rowId: 'id', field: 'import' },
  { table: 'directory.onboarding_drafts', column: 'sealed', rowId: 'subject', field: 'onboarding-draft' },
];

import type { UserState } from '#domain/permissions/roles.ts';

export const USER_STATE_LABELS: Record<UserState, string> = {
  ACTIVE: 'Aktiv',
  ONBOARDING: 'Wartet auf Freigabe',
  BLOCKED: 'Gesperrt',
};

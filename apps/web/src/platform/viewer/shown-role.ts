import { ROLE_LABELS } from '@gastspiel/domain/permissions/role-labels.ts';
import type { Viewer } from './viewer.ts';

/** The role as the person reads it. Somebody of the office who waits for release has none yet: it is given with the release. */
export const shownRole = ({ userRole, userState }: NonNullable<Viewer['user']>): string | undefined =>
  userState === 'ONBOARDING' && userRole !== 'TARGET_USER' ? undefined : ROLE_LABELS[userRole];

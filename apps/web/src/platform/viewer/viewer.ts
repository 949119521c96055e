import { refusalOf, scopesOf } from '@gastspiel/domain/permissions/decide.ts';
import { type Action, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import { ROLE_LABELS, type Role, type UserState } from '@gastspiel/domain/permissions/roles.ts';
import { createContext, useContext } from 'react';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import type { ViewerDocument } from './viewer-document.ts';

/** Workers are on first-name terms with their agency; everybody else is not. */
export type FormOfAddress = 'du' | 'Sie';

type Answer = ResultOf<typeof ViewerDocument>;

/** The signed-in person as the server knows them. */
export interface Viewer {
  /** Undefined for somebody who belongs to no agency yet. */
  readonly user: NonNullable<Answer['userInformation']['existingUserInformation']> | undefined;
  readonly tenant: NonNullable<Answer['tenantInformation']> | undefined;
  /** The scopes of the token; undefined when only the server can read it. */
  readonly scopes: readonly string[] | undefined;
  readonly address: FormOfAddress;
  readonly serverVersion: string;
}

export function toViewer(answer: Answer, scopes: Viewer['scopes']): Viewer {
  const { userInformation, tenantInformation, currentVersion } = answer;
  const user = userInformation.existingUserInformation ?? undefined;
  return {
    user,
    tenant: tenantInformation ?? undefined,
    scopes,
    address: user?.userRole === 'TARGET_USER' ? 'du' : 'Sie',
    serverVersion: currentVersion.value,
  };
}

export const ViewerContext = createContext<Viewer | undefined>(undefined);

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is called outside of the viewer gate');
  return viewer;
}

/** The parts of a viewer that rights follow from. */
export interface Rights {
  readonly user: { readonly userRole: Role; readonly userState: UserState } | undefined;
  readonly tenant: { readonly hasInvoicingModule: boolean; readonly hasAccountingInterface: boolean } | undefined;
  readonly scopes: readonly string[] | undefined;
}

/** Whether the permission table lets this person do it: the same table and the same rule as the server's. */
export function may({ user, tenant, scopes }: Rights, action: Action): boolean {
  // Somebody without a user record reaches what needs no role.
  if (!user) return !Array.isArray(permissionOf(action).roles);
  const { userRole: role, userState: state } = user;
  return (
    refusalOf(action, {
      role,
      state,
      // A token that only the server can read is taken to carry what the role is due.
      scopes: new Set(scopes ?? scopesOf(role, state)),
      hasInvoicingModule: tenant?.hasInvoicingModule ?? false,
      hasAccountingInterface: tenant?.hasAccountingInterface ?? false,
    }) === undefined
  );
}

/** The role as the person reads it. Somebody of the office who waits for release has none yet: it is given with the release. */
export const shownRole = ({ userRole, userState }: NonNullable<Viewer['user']>): string | undefined =>
  userState === 'ONBOARDING' && userRole !== 'TARGET_USER' ? undefined : ROLE_LABELS[userRole];

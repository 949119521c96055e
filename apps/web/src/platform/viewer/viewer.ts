import { createContext, useContext } from 'react';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { type FormOfAddress, formOfAddress } from './form-of-address.ts';
import type { ViewerDocument } from './viewer-document.ts';

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
    address: formOfAddress(user?.userRole),
    serverVersion: currentVersion.value,
  };
}

export const ViewerContext = createContext<Viewer | undefined>(undefined);

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer is called outside of the viewer gate');
  return viewer;
}

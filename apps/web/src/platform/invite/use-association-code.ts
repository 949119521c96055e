import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';

const AssociationCode = graphql(`
  query AssociationCode {
    targetUserAssociationCode { code }
  }
`);

/** The code by which workers come to the agency: for active staff, undefined for everybody else. */
export function useAssociationCode() {
  const viewer = useViewer();
  const { data, isLoading } = useQuery({
    ...ask(AssociationCode, {}, ['association-code']),
    enabled: viewer.tenant !== undefined && may(viewer, 'association-code.read'),
  });
  return { code: data?.code, isLoading };
}

import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { scopedToken } from '#platform/session/scoped-token.ts';
import { viewerQuery } from './viewer-query.ts';

/** Much smaller than the start's query, which brings the logos. */
const OwnState = graphql(`
  query OwnState {
    userInformation { existingUserInformation { userRole userState } }
  }
`);

const KEY = ['own-state'];
const EVERY_MS = 10_000;
/** So often a token without the new scopes is waited over; then the start decides, by a fresh login. */
const PATIENCE = 6;

/** Shows nothing: while somebody waits for release and looks at the app, it notices the release by itself and goes on. */
export function ReleaseWatch() {
  useQuery({ queryKey: KEY, queryFn: look, refetchInterval: EVERY_MS, refetchOnWindowFocus: 'always' });
  return null;
}

/** Answers how often the person was released but the provider did not know of it yet: a job tells it. */
async function look({ signal }: { signal: AbortSignal }): Promise<number> {
  const { userInformation } = await execute(OwnState, {}, { signal });
  const user = userInformation.existingUserInformation;
  if (user?.userState === 'ONBOARDING') return 0;
  const inVain = (queryClient.getQueryData<number>(KEY) ?? 0) + 1;
  const isReady = !user || (await scopedToken({ role: user.userRole, state: user.userState })) !== undefined;
  if (isReady || inVain >= PATIENCE) await queryClient.invalidateQueries(viewerQuery);
  return inVain;
}

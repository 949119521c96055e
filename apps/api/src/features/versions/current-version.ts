import { NO_INPUT, query } from '#platform/graphql/use-case.ts';
import { SERVER_VERSION } from '#platform/telemetry/server-version.ts';

export const currentVersion = query({
  action: 'version.read',
  input: NO_INPUT,
  run: () => ({ value: SERVER_VERSION }),
});

import { findTheme } from '#features/tenants/themes.sql.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

export const tenantTheme = query({
  action: 'tenant-theme.read',
  input: NO_INPUT,
  run: async ({ db, actor }) => (actor.kind === 'USER' ? findTheme(db, actor.tenantId) : null),
});

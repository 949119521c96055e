import { prepareLogos } from '#features/logos/index.ts';
import type { Logos } from '#features/tenants/save-tenant.ts';
import { findTheme } from '#features/tenants/themes.sql.ts';
import type { Outside } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

interface Means {
  readonly database: Pick<Outside['database'], 'withTenant'>;
  readonly actor: User;
}

/** The logos of a new tenant, as they are kept. */
export const prepareNewLogos = ({ logoSquareBase64, logoWideBase64 }: Partial<Logos>): Promise<Logos> =>
  prepareLogos({ logoSquareBase64, logoWideBase64 });

/** As they are kept. One that comes back as it was given out stays: each time that it is drawn anew it would lose a little. */
export async function prepareTenantLogos(given: Partial<Logos>, { database, actor }: Means): Promise<Logos> {
  const before = await database.withTenant(actor.tenantId, (db) => findTheme(db, actor.tenantId));
  const changed = (logo: keyof Logos) => (given[logo] === before[logo] ? undefined : given[logo]);
  return prepareNewLogos({
    logoSquareBase64: changed('logoSquareBase64'),
    logoWideBase64: changed('logoWideBase64'),
  });
}

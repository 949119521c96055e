import { apiEntry } from '#bench/api-entry.ts';
import { mutate } from '#bench/call-api.ts';

const TENANTS = 200;
const PALETTE = { main: '#7A1F3D', light: '#A24A66', dark: '#551229' };

const newTenant = (number: number) => ({
  name: `Agentur ${number}`,
  contactEmail: `agentur${number}@example.at`,
  contactPhone: '+43 1 5550100',
  hasInvoicingModule: number % 2 === 0,
  targetUserAssociationCode: `BENCH-TEAM-${number}`,
  tenantUserAssociationCode: `BENCH-BUERO-${number}`,
  targetUserPools: [{ description: 'Alle', isDefault: true }],
  appointmentTypes: [],
  outfits: [],
  targetUserOnboardingCheckboxes: [],
  primaryColorPalette: PALETTE,
  secondaryColorPalette: PALETTE,
});
const CREATE = 'mutation Create($input: NewTenantInput!) { createTenant(input: $input) { id } }';

export const entry = apiEntry({
  key: 'tenant-list',
  name: `List of tenants: page of 25 with count, ${TENANTS} tenants`,
  query: `{
    tenants(page: { number: 0, size: 25 }) {
      count
      items { id name contactEmail contactPhone hasInvoicingModule }
    }
  }`,
  bareSql: `
    select json_build_object('data', json_build_object('tenants', json_build_object(
      'count', (select count(*) from directory.list_tenants()), 'items', json_agg(page))))
    from (
      select id, name, contact_email as "contactEmail", contact_phone as "contactPhone",
        has_invoicing_module as "hasInvoicingModule"
      from directory.list_tenants() order by lower(name), id limit 25
    ) page`,
  async prepare(product, headers) {
    for (let number = 1; number <= TENANTS; number += 1)
      await mutate(product, headers, CREATE, { input: newTenant(number) });
  },
});

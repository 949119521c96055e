import { apiEntry } from '#bench/api-entry.ts';

export const entry = apiEntry({
  key: 'tenant-list',
  name: 'List of tenants: page of 25 with count',
  query: `{
    tenants(page: { number: 0, size: 25 }) {
      count
      items { id name contactEmail contactPhone hasInvoicingModule }
    }
  }`,
  times: 1.6,
  bareSql: `
    select json_build_object('data', json_build_object('tenants', json_build_object(
      'count', (select count(*) from directory.list_tenants()), 'items', json_agg(page))))
    from (
      select id, name, contact_email as "contactEmail", contact_phone as "contactPhone",
        has_invoicing_module as "hasInvoicingModule"
      from directory.list_tenants() order by lower(name), id limit 25
    ) page`,
});

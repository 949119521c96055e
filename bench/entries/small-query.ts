import { apiEntry } from '#bench/api-entry.ts';

export const entry = apiEntry({
  key: 'small-query',
  name: 'The whole machine on a small query',
  query: '{ tenants { items { id name } } }',
  times: 1.6,
  bareSql: `
    select json_build_object('data', json_build_object('tenants', json_build_object('items', json_agg(page))))
    from (select id, name from directory.list_tenants() order by lower(name), id limit 25) page`,
});

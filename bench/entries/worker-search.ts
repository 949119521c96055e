import { sqlEntry } from '#bench/sql-entry.ts';

export const entry = sqlEntry({
  name: 'Name search over 20,000 workers: page of 25',
  goal: 1.25,
  sql: `
    with page as (
      select u.tenant_id, u.id from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
      where u.tenant_id = current_tenant_id() and u.role = 'TARGET_USER'
        and t.restricted_until is null and t.anonymised_at is null
        and u.name_search_key like all (array(select '%' || search_key(word) || '%' from unnest('{müll,anna}'::text[]) word))
      order by u.last_name collate german, u.first_name collate german, u.id limit 25
    )
    select u.first_name, u.last_name from page join users u on u.tenant_id = page.tenant_id and u.id = page.id
    where u.tenant_id = current_tenant_id()`,
});

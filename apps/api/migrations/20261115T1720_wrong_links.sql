-- A link that the server never made is counted with the wrong codes of the same caller. Says whether there were too many.
-- A link that it did make is never refused for that: nobody can guess one, and many people share an address.
create function directory.count_wrong_link(p_caller bytea)
returns boolean language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into directory.code_attempts as a (caller) values (p_caller)
    on conflict (caller) do update set
      attempts = case when a.since < now() - interval '10 minutes' then 1 else a.attempts + 1 end,
      since = case when a.since < now() - interval '10 minutes' then now() else a.since end
    returning a.attempts > 20;
end;
revoke all on function directory.count_wrong_link from public;
grant execute on function directory.count_wrong_link to gastspiel_app;

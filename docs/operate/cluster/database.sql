-- Run once on the primary, as the superuser: the owner, the database, and how PgBouncer finds out who may log in.
create role gastspiel_owner login createrole password 'OWNER_PASSWORD';
create database gastspiel owner gastspiel_owner;
create role pgbouncer login password 'PGBOUNCER_PASSWORD';

\connect gastspiel
create schema pgbouncer;
-- It tells the secrets of plain logins alone: nobody comes in as superuser or for replication this way.
create function pgbouncer.find_login(name text, out username text, out secret text)
  language sql security definer set search_path = pg_catalog as $$
    select rolname, rolpassword from pg_authid
    where rolname = name and rolcanlogin and not rolsuper and not rolreplication
  $$;
revoke all on function pgbouncer.find_login from public;
grant usage on schema pgbouncer to pgbouncer;
grant execute on function pgbouncer.find_login to pgbouncer;

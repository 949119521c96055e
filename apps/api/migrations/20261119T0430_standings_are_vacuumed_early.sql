-- Pages read standings from covering indexes alone, which spares the row only where a vacuum has seen its page. By PostgreSQL's own
-- measure, a fifth of the table, the weeks in which everything happens would wait for months: after a series of 250 was moved,
-- the fill of ten weeks read 2,564 pages instead of 130. A vacuum of 200,000 standings takes a tenth of a second.
do $$
declare standing text;
begin
  foreach standing in array array['appointment_standings', 'worked_days', 'revenue', 'qualified_workers'] loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000,
      autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000)', standing);
  end loop;
end $$;

-- A pool and a kind of work are one agency's: without this the planner expects far too few candidates and joins them in loops.
create statistics public.qualified_workers_by_agency (dependencies)
  on tenant_id, pool_id, appointment_type_id from public.qualified_workers;
analyze public.qualified_workers;

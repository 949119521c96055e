-- The home looks for bookings in every absence to come: whose and when it is said by the index itself.
drop index absences_by_end;
create index absences_ahead on absences (tenant_id, ends_at) include (user_id, starts_at, id);

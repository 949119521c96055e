-- Every use case that deletes somebody first takes their access away, which deletes these rows (directory.unbind_identity). A key to
-- rows that lie on another machine would delete nothing, and say nothing (docs/adr/0051).
alter table directory.identities drop constraint identities_tenant_id_user_id_fkey;
alter table directory.contact_confirmations drop constraint contact_confirmations_tenant_id_user_id_fkey;

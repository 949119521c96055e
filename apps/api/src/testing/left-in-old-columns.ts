import type { TestApi } from '#app/testing/test-api.ts';

/** Takes an agency's files away, so that they lie in the columns of the release before alone: as a migrated database begins. */
export const leftInOldColumns = (api: TestApi, tenantId: string) =>
  api.asOwner(`begin; set local session_replication_role = replica;
    update invoices set sent_ebinterface_sha256 = null where tenant_id = '${tenantId}';
    update printouts set file_sha256 = null where tenant_id = '${tenantId}';
    delete from files where tenant_id = '${tenantId}'; commit`);

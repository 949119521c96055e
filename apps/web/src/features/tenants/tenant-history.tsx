import { HistoryEntries, useHistoryPages } from '#parts/history/history-page.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { HistorySection } from '#ui/history/history-section.tsx';
import { tenantHistoryLines } from './tenant-history-lines.ts';

const TenantHistoryDocument = graphql(
  `
  query TenantHistory($id: String!, $page: PageInput) {
    tenant(id: $id) { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

const AgencyHistoryDocument = graphql(
  `
  query AgencyHistory($page: PageInput) {
    agency { history(page: $page) { ...HistoryEntries } }
  }
`,
  [HistoryEntries],
);

/** Who changed what of the own agency. */
export function AgencyHistory() {
  const history = useHistoryPages(AgencyHistoryDocument, {}, ['tenant', 'own'], ({ agency }) => agency.history);
  return <HistorySection {...history} linesOf={({ changes }) => tenantHistoryLines(changes)} />;
}

/** Who changed what of the agency. */
export function TenantHistory({ id }: { readonly id: string }) {
  const history = useHistoryPages(TenantHistoryDocument, { id }, ['tenant', id], ({ tenant }) => tenant.history);
  return <HistorySection {...history} linesOf={({ changes }) => tenantHistoryLines(changes)} />;
}

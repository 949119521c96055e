import Link from '@mui/material/Link';
import { SectionCard } from '#ui/section-card.tsx';
import { Tag } from '#ui/tag.tsx';
import { EntryList } from './entry-list.tsx';
import type { Tenant } from './tenant-query.ts';
import { TENANT_TEXTS } from './tenant-texts.ts';

/** Leads out of the product, so it opens beside it. */
function CheckboxLink({ url }: { readonly url: string }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      {url}
    </Link>
  );
}

/** Pools, types, outfits and checkboxes, each with its own card. */
export function ListsCard({ tenant }: { readonly tenant: Tenant }) {
  const { targetUserPools, defaultTargetUserPoolId, appointmentTypes, outfits } = tenant;
  const pools = targetUserPools.map(({ id, description }) => ({
    id,
    title: description,
    mark: id === defaultTargetUserPoolId && <Tag label={TENANT_TEXTS.isDefault} />,
  }));
  const types = appointmentTypes.map(({ id, description }) => ({ id, title: description }));
  const checkboxes = tenant.targetUserOnboardingCheckboxes.map(({ id, label, url }) => ({
    id,
    title: label,
    description: <CheckboxLink url={url} />,
  }));
  const lists = [
    { title: TENANT_TEXTS.pools, entries: pools },
    { title: TENANT_TEXTS.types, entries: types },
    { title: TENANT_TEXTS.outfits, entries: outfits },
    { title: TENANT_TEXTS.checkboxes, entries: checkboxes },
  ];
  return lists.map(({ title, entries }) => (
    <SectionCard key={title} title={title} hint={entries.length} isFlush>
      <EntryList entries={entries} />
    </SectionCard>
  ));
}

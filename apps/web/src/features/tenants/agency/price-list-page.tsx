import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { PriceListCard } from '#features/price-list/index.ts';
import { Pending } from '#ui/states/pending.tsx';
import { agencyQuery } from '../tenant-query.ts';
import { TENANT_TEXTS } from '../tenant-texts.ts';
import { AGENCY_TEXTS, LIST_TEXTS as TEXTS } from './agency-texts.ts';
import { useAgencyUsage, usesOf } from './agency-usage.ts';
import { EditEntries, type EditedList } from './edit-entries.tsx';
import { ShortList } from './short-list.tsx';

/** The kinds of work, with their prices where the agency invoices, and beneath them the short lists: pools, outfits, stations. */
export function PriceListPage() {
  const query = useQuery(agencyQuery);
  const { data: usage } = useAgencyUsage();
  const [edited, setEdited] = useState<EditedList>();
  if (!query.data) return <Pending query={query} texts={AGENCY_TEXTS} />;
  const { targetUserPools, defaultTargetUserPoolId, outfits, hasInvoicingModule } = query.data;
  const editing = (list: EditedList, label: string) => ({ label, take: () => setEdited(list) });
  const people = usage?.targetUserAssociationCode.targetUsersCount;
  return (
    <>
      <PriceListCard />
      <Box sx={LISTS}>
        <ShortList
          title={TENANT_TEXTS.pools}
          rows={targetUserPools.map(({ id, description }) => ({
            key: id,
            label: description,
            mark: id === defaultTargetUserPoolId && <Star size={14} role="img" aria-label={TENANT_TEXTS.isDefault} />,
            use: usage && TEXTS.people(usesOf(usage.agencyUsage.pools, id)),
          }))}
          edit={editing('targetUserPools', TEXTS.editPools)}
          empty={TENANT_TEXTS.none}
          foot={people !== undefined && TEXTS.allPeople(people)}
        />
        <ShortList
          title={TENANT_TEXTS.outfits}
          counted={TEXTS.appointments}
          rows={outfits.map(({ id, title }) => ({
            key: id,
            label: title,
            use: usage && usesOf(usage.agencyUsage.outfits, id),
          }))}
          edit={editing('outfits', TEXTS.editOutfits)}
          empty={TEXTS.noOutfits}
        />
        {hasInvoicingModule && (
          <ShortList
            title={TEXTS.stations}
            counted={TEXTS.appointments}
            rows={(usage?.agencyUsage.stations ?? []).map(({ station, count }) => ({
              key: station,
              label: station,
              use: count,
            }))}
            empty={TEXTS.noStations}
          />
        )}
      </Box>
      {edited && <EditEntries newest={query.data} list={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const LISTS = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
} as const;

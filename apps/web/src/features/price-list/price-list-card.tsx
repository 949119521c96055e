import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Plus, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { type PriceList, priceListQuery } from './price-list-query.ts';
import { LIST_TEXTS as TEXTS } from './price-list-texts.ts';
import { type Editing, PriceTable } from './price-table.tsx';
import { RaiseDialog } from './raise-dialog.tsx';

/** The agency's kinds of work and, where it invoices, their prices: to be read or changed. */
export function PriceListCard() {
  const query = useQuery(priceListQuery);
  return query.data ? <Loaded list={query.data} /> : <Pending query={query} texts={TEXTS} />;
}

function Loaded({ list }: { readonly list: PriceList }) {
  const [showsRetired, setShowsRetired] = useState(false);
  const [editing, setEditing] = useState<Editing>(null);
  const [isRaising, setRaising] = useState(false);
  const viewer = useViewer();
  const hasPrices = may(viewer, 'price-list.read');
  const shown = list.types.filter(({ isRetired }) => isRetired === showsRetired);
  const retired = list.types.filter(({ isRetired }) => isRetired).length;
  const show = (next: boolean): void => {
    setShowsRetired(next);
    setEditing(null);
  };
  return (
    <Stack gap={2} component="section" sx={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Row gap={1} align="baseline" wraps>
        <Box component="h2" sx={{ m: 0, typography: 'subtitle1' }}>
          {TEXTS.title}
        </Box>
        {hasPrices && <Quiet size="body2">{TEXTS.hint}</Quiet>}
      </Row>
      <Row gap={1.5} justify="space-between" wraps>
        <Toggle
          label={TEXTS.shown}
          choices={[
            { value: false, label: TEXTS.active(list.types.length - retired) },
            { value: true, label: TEXTS.retired(retired) },
          ]}
          value={showsRetired}
          onChange={show}
        />
        {list.viewerCanEdit && !showsRetired && (
          <Row gap={1} wraps>
            {hasPrices && (
              <Button variant="outlined" startIcon={<TrendingUp size={16} />} onClick={() => setRaising(true)}>
                {TEXTS.raise}
              </Button>
            )}
            <Button
              variant="contained"
              startIcon={<Plus size={16} />}
              aria-label={TEXTS.addLong}
              onClick={() => setEditing({ id: null })}
            >
              {TEXTS.add}
            </Button>
          </Row>
        )}
      </Row>
      <PriceTable
        list={list}
        types={shown}
        hasPrices={hasPrices}
        isRetired={showsRetired}
        editing={editing}
        onEdit={setEditing}
      />
      {isRaising && <RaiseDialog types={list.types} onClose={() => setRaising(false)} />}
    </Stack>
  );
}

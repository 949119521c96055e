import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { formatDayOf } from '#ui/format/german-instant.ts';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { PendingCard } from '../pending-card.tsx';
import { DenialDialog } from './denial-dialog.tsx';
import { type Denial, useDenials } from './denials-query.ts';
import { AddButton, ENTRY_LIST, ENTRY_ROW, NOTHING } from './entry-list.tsx';
import { DENIAL_TEXTS, ENTRY_TEXTS } from './judgement-texts.ts';
import { deleteDenial } from './save-denial.ts';

/** Customers who do not want this worker. */
export function DenialsCard({ workerId, mayWrite }: { readonly workerId: string; readonly mayWrite: boolean }) {
  const query = useDenials(workerId);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Denial>();
  const { data } = query;
  if (!data) return <PendingCard title={DENIAL_TEXTS.title} texts={DENIAL_TEXTS} query={query} />;
  return (
    <SectionCard
      title={DENIAL_TEXTS.title}
      hint={data.length > 0 && DENIAL_TEXTS.count(data.length)}
      isFlush
      action={mayWrite && <AddButton label={DENIAL_TEXTS.add} onClick={() => setAdding(true)} />}
    >
      {data.length === 0 && <Box sx={NOTHING}>{DENIAL_TEXTS.none}</Box>}
      <Box component="ul" sx={ENTRY_LIST}>
        {data.map((denial) => (
          <Box key={denial.id} component="li" sx={ENTRY_ROW}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 500 }}>{denial.invoiceRecipient.name}</Box>
              {denial.reason && <Quiet size="body2">{denial.reason}</Quiet>}
              <Quiet size="caption">{ENTRY_TEXTS.by(formatDayOf(denial.createdAt), denial.createdBy)}</Quiet>
            </Box>
            {mayWrite && (
              <IconButton
                size="small"
                aria-label={DENIAL_TEXTS.remove(denial.invoiceRecipient.name)}
                onClick={() => setRemoved(denial)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {isAdding && <DenialDialog workerId={workerId} onClose={() => setAdding(false)} />}
      {removed && (
        <CommandDialog
          tone="neutral"
          icon={<Undo2 />}
          title={DENIAL_TEXTS.removeTitle}
          subject={removed.invoiceRecipient.name}
          intro={DENIAL_TEXTS.removeIntro}
          note=""
          confirm={DENIAL_TEXTS.removeConfirm}
          command={deleteDenial}
          variables={{ id: removed.id }}
          done={() => DENIAL_TEXTS.removed(removed.invoiceRecipient.name)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </SectionCard>
  );
}

import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CalendarOff, Trash2, TreePalm } from 'lucide-react';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { useViewer } from '#platform/viewer/viewer.ts';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { AddButton, ENTRY_LIST, ENTRY_ROW, NOTHING } from '../judgements/entry-list.tsx';
import { PendingCard } from '../pending-card.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';
import { periodOf } from './absence-period.ts';
import { ABSENCE_TEXTS as TEXTS } from './absence-texts.ts';
import { type Absence, useAbsences } from './absences-query.ts';
import { deleteAbsence } from './save-absence.ts';

interface AbsencesCardProps {
  /** Left out by workers for themselves. */
  readonly workerId?: string;
  readonly mayWrite: boolean;
}

/** When the worker can not work. */
export function AbsencesCard({ workerId, mayWrite }: AbsencesCardProps) {
  const query = useAbsences(workerId);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Absence>();
  const { data } = query;
  const { user } = useViewer();
  // Workers see their own entries here; what the office has entered for them carries its name.
  const isOwn = ({ createdBy }: Absence) =>
    workerId === undefined && createdBy === `${user?.firstName} ${user?.lastName}`;
  if (!data) return <PendingCard title={TEXTS.title} texts={TEXTS} query={query} />;
  return (
    <SectionCard
      title={TEXTS.title}
      isFlush
      action={mayWrite && <AddButton label={TEXTS.add} onClick={() => setAdding(true)} />}
    >
      {data.length === 0 && <Box sx={NOTHING}>{TEXTS.none}</Box>}
      <Box component="ul" sx={ENTRY_LIST}>
        {data.map((absence) => (
          <Box key={absence.id} component="li" sx={ROW}>
            {isVacation(absence) ? <TreePalm size={16} aria-hidden /> : <CalendarOff size={16} aria-hidden />}
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box>{periodOf(absence)}</Box>
              <Quiet size="caption">
                {[absence.note, isOwn(absence) ? TEXTS.byThemselves : TEXTS.by(absence.createdBy)]
                  .filter(Boolean)
                  .join(', ')}
              </Quiet>
            </Box>
            {mayWrite && (
              <IconButton size="small" aria-label={TEXTS.remove(periodOf(absence))} onClick={() => setRemoved(absence)}>
                <Trash2 size={15} aria-hidden />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {isAdding && <AbsenceDialog workerId={workerId} onClose={() => setAdding(false)} />}
      {removed && (
        <CommandDialog
          title={TEXTS.removeTitle}
          subject={periodOf(removed)}
          confirm={TEXTS.removeConfirm}
          command={deleteAbsence}
          variables={{ id: removed.id }}
          done={() => TEXTS.removed}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </SectionCard>
  );
}

const isVacation = ({ note }: Absence): boolean => /urlaub|ferien/i.test(note ?? '');

const ROW = { ...ENTRY_ROW, gap: 1.5, '& > svg': { flex: 'none', mt: 0.25 } } as const;

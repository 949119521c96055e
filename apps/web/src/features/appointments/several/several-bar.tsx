import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { CalendarX2, Copy, PencilLine, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { List } from '#ui/layout.tsx';
import { SelectionBar } from '#ui/selection-bar.tsx';
import type { Choices } from '../agency-choices.ts';
import { fullDay } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { COPY_TEXTS } from '../copying/copy-texts.ts';
import { CopyDialog } from '../copying/later-copy-dialog.ts';
import { useSeveralRun } from './several-run.ts';
import { SEVERAL_TEXTS as TEXTS } from './several-texts.ts';
import type { Several } from './use-several.ts';

const ChangeDialog = later(async () => (await import('./change-dialog.tsx')).ChangeDialog, { Failed: FloatingFailed });

interface SeveralBarProps {
  readonly several: Several;
  readonly outfits: Choices['outfits'];
  readonly onShow: (day: string) => void;
}

const byStart = (one: AppointmentSummary, other: AppointmentSummary): number =>
  Date.parse(one.startDateTime) - Date.parse(other.startDateTime);

/** The steps with the chosen appointments. Those for which a step failed stay chosen. */
export function SeveralBar({ several, outfits, onShow }: SeveralBarProps) {
  const [asked, setAsked] = useState<'offer' | 'change' | 'copy' | 'delete'>();
  const mayOffer = may(useViewer(), 'offers.write');
  const { offer, change, remove, isRunning } = useSeveralRun();
  const chosen = [...several.chosen.values()].toSorted(byStart);
  const count = chosen.length;
  const close = (): void => setAsked(undefined);
  const take = (run: () => Promise<readonly AppointmentSummary[]>): void => {
    close();
    several.clear();
    void run().then(several.keepOnly);
  };
  if (count === 0) return null;
  const booked = chosen.reduce((sum, { bookedTargetUsers }) => sum + bookedTargetUsers, 0);
  return (
    <>
      <SelectionBar
        label={TEXTS.chosen(count)}
        clear={TEXTS.clear}
        onClear={several.clear}
        steps={[
          ...(mayOffer ? [{ label: TEXTS.offer, icon: Send, take: () => setAsked('offer'), isBusy: isRunning }] : []),
          { label: TEXTS.change, icon: PencilLine, take: () => setAsked('change'), isBusy: isRunning },
          { label: TEXTS.copy, icon: Copy, take: () => setAsked('copy') },
          { label: TEXTS.delete, icon: Trash2, take: () => setAsked('delete'), isBusy: isRunning },
        ]}
      />
      {asked === 'offer' && (
        <ConfirmDialog
          tone="neutral"
          icon={<Send />}
          title={TEXTS.offerTitle(count)}
          intro={TEXTS.offerIntro}
          note=""
          confirm={TEXTS.offerSubmit}
          onConfirm={() => take(() => offer(chosen))}
          onCancel={close}
        />
      )}
      {asked === 'change' && (
        <ChangeDialog
          count={count}
          outfits={outfits}
          onChange={(shared) => take(() => change(chosen, shared))}
          onClose={close}
        />
      )}
      {asked === 'copy' && (
        <CopyDialog title={COPY_TEXTS.selection} appointments={chosen} onShow={onShow} onClose={close} />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={TEXTS.deleteTitle(count)}
          subject={<ChosenNames chosen={chosen} />}
          intro={TEXTS.deleteIntro(count)}
          {...(booked > 0 && { consequences: [{ icon: <CalendarX2 />, text: TEXTS.deleteBookings(booked) }] })}
          confirm={TEXTS.deleteSubmit(count)}
          onConfirm={() => take(() => remove(chosen))}
          onCancel={close}
        />
      )}
    </>
  );
}

/** More than these would push the question out of sight. */
const MOST_NAMED = 6;

/** Which ones it is about, one line each. */
function ChosenNames({ chosen }: { readonly chosen: readonly AppointmentSummary[] }) {
  const others = chosen.length - MOST_NAMED;
  return (
    <List sx={{ overflowWrap: 'anywhere' }}>
      {chosen.slice(0, MOST_NAMED).map(({ id, description, startDateTime }) => (
        <li key={id}>{`„${description}“, ${fullDay(dayOf(new Date(startDateTime)))}`}</li>
      ))}
      {others > 0 && <li>{TEXTS.more(others)}</li>}
    </List>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarClock, RefreshCw, UserPlus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNow } from '#platform/state/use-now.ts';
import { FORM_TEXTS } from '#ui/form/form-texts.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { Quiet } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useIsSmall } from '#ui/use-is-phone.ts';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import { BlockHead } from './block-head.tsx';
import { BlockHistory } from './block-history.tsx';
import type { BlockToRecord } from './block-query.ts';
import { gridKeys } from './grid-keys.ts';
import { HoursCards } from './hours-cards.tsx';
import { HoursTable } from './hours-table.tsx';
import { toldFaults } from './recording.ts';
import { RecordingBar } from './recording-bar.tsx';
import { SameForAll } from './same-for-all.tsx';
import { focusFirst, useRecording } from './use-recording.ts';
import { PANEL, WarningsPanel } from './warnings-panel.tsx';

/** A block's page: one set of times for all, a line a worker, and the buttons. */
export function RecordingForm({ newest }: { readonly newest: BlockToRecord }) {
  const form = useRef<HTMLFormElement>(null);
  const { recording, dispatch, edited, failure, save, reload, ...state } = useRecording(newest, form);
  const isSmall = useIsSmall();
  const [hasTravel, setTravel] = useState(false);
  const { rows, expected, hasRecorded, planned, isChecked } = recording;
  const held = useMemo(() => ({ expected, hasRecorded }), [expected, hasRecorded]);
  const hasBegun = planned.start <= useNow();
  // Booking somebody after the fact changes a block too, and nobody has recorded anything then.
  const isRecorded = newest.block.worklogRecordedAt !== edited.block.worklogRecordedAt;
  const isReadOnly = !hasBegun || !edited.block.viewerCanRecord;

  // A person who comes from the block before can type at once.
  useEffect(() => {
    if (!isSmall && document.activeElement === document.body)
      focusFirst(form.current, '[data-stop=cell]:not(:disabled)');
  }, [isSmall]);

  const takeForAll = useCallback((): void => {
    flushSync(() => dispatch({ kind: 'takeSame' }));
    focusFirst(form.current, '[data-row][data-stop=cell]');
  }, [dispatch]);
  const travel = useMemo(() => (isSmall ? { isShown: hasTravel, onShow: setTravel } : undefined), [isSmall, hasTravel]);
  const saveAndNext = (): void => void (isReadOnly || save(true));
  const wrong = rows.reduce((sum, row) => sum + toldFaults(row, isChecked).length, 0);
  const missing = rows.filter(({ worker, isTouched }) => hasRecorded && worker.isTransient && !isTouched);
  const hours = { recording, held, isReadOnly, dispatch };
  const reloadButton = (
    <Button size="small" variant="outlined" onClick={() => void reload()}>
      {TEXTS.reload}
    </Button>
  );
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={gridKeys({ dispatch, onTake: takeForAll, onSaveAndNext: saveAndNext })}
      sx={PAGE}
    >
      <BlockHead block={edited.block} {...state.neighbours} />
      {state.isOutdated && (
        <Box role="status" sx={{ ...PANEL, alignItems: 'center', flexWrap: 'wrap' }}>
          <RefreshCw size={16} aria-hidden />
          <Box component="span" sx={{ flex: '1 1 16rem' }}>
            {TEXTS.outdated(isRecorded ? newest.block.recordedByName : null)}
          </Box>
          {reloadButton}
        </Box>
      )}
      {!hasBegun && (
        <NoticeCard icon={<CalendarClock />} title={TEXTS.notBegunTitle}>
          {TEXTS.notBegun(formatInstant(edited.block.appointment.startDateTime))}
        </NoticeCard>
      )}
      {missing.length > 0 && (
        <Box role="status" sx={PANEL}>
          <UserPlus size={16} aria-hidden />
          {TEXTS.missing(missing.map(({ worker }) => worker.name).join(', '))}
        </Box>
      )}
      {!isReadOnly && (
        <SameForAll
          same={recording.same}
          planned={planned}
          count={rows.length}
          isLoss={recording.before !== null}
          dispatch={dispatch}
          onTake={takeForAll}
          travel={travel}
        />
      )}
      {isSmall ? <HoursCards {...hours} hasTravel={hasTravel} /> : <HoursTable {...hours} />}
      <WarningsPanel rows={rows} isSaved={edited.block.worklogRecordedAt !== null && !state.hasInput} />
      {!isSmall && !isReadOnly && (
        <Quiet size="caption" sx={{ textWrap: 'pretty' }}>
          {TEXTS.keys}
        </Quiet>
      )}
      <BlockHistory id={edited.block.id} workers={edited.workers} />
      {!isReadOnly && (
        <RecordingBar
          rows={rows}
          isSmall={isSmall}
          isBusy={state.isBusy}
          isUnsaved={state.hasInput}
          problem={
            failure ? (
              <>
                {`${failure.text} `}
                {failure.isOutdated && reloadButton}
              </>
            ) : (
              wrong > 0 && FORM_TEXTS.wrong(wrong)
            )
          }
          onSave={() => void save(false)}
          onSaveAndNext={saveAndNext}
        />
      )}
      {state.staleDialog}
    </Box>
  );
}

const PAGE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: { xs: 1.5, sm: 2 },
  minHeight: '100%',
} as const;

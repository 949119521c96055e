import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useVersioned } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt, useUnsettledIds } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { failureOf } from '#ui/form/form-errors.ts';
import { FORM_TEXTS } from '#ui/form/form-texts.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { useUnsavedInput } from '#ui/unsaved/use-unsaved-input.ts';
import { RECORDING_TEXTS as TEXTS } from '../worklog-texts.ts';
import { type BlockToRecord, blockQuery, plannedOf, toRecord } from './block-query.ts';
import { useNeighbours } from './neighbours.ts';
import { recordWorklogs, refusedFaults, worklogInput } from './record-worklogs.ts';
import { isUnsaved, record, recordingOf } from './recording.ts';

const begin = ({ block, workers }: BlockToRecord) => recordingOf(plannedOf(block), workers);
const hrefOf = (id: string | null | undefined): string =>
  id ? linkTo('/worklog_recording/$worklogBlockId', { worklogBlockId: id }) : linkTo('/worklog_recording');

export function focusFirst(form: HTMLElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}

/** The hours of a block as they are typed, over the version that was begun with, and the way to save them. */
export function useRecording(newest: BlockToRecord, form: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [recording, dispatch] = useReducer(record, newest, begin);
  const [failure, setFailure] = useState<{ readonly text: string; readonly isOutdated: boolean }>();
  const [savedVersion, setSavedVersion] = useState<number>();
  const attempt = useAttempt(recordWorklogs);
  const unsettled = useUnsettledIds();
  // Two clicks can come before the screen shows the first one.
  const isSaving = useRef(false);
  const { id } = newest.block;
  const query = blockQuery(id);
  const { place, list } = useNeighbours(id);
  const { edited, rebase, reload, saving, staleDialog } = useVersioned({
    newest,
    load: async () => toRecord(await client.fetchQuery(query)),
    reset: (loaded) => {
      setFailure(undefined);
      dispatch({ kind: 'load', recording: begin(loaded) });
    },
  });
  const hasInput = isUnsaved(recording);
  const markSaved = useUnsavedInput(hasInput);

  // While nobody has typed anything, the page shows what is true.
  useEffect(() => {
    if (!hasInput && newest !== edited) rebase(newest);
  });

  const refuse = (error: unknown): void => {
    const { message, fields, requestId } = failureOf(error, FORM_TEXTS.failed);
    const faults = refusedFaults(fields, recording.rows);
    if (faults.size > 0) {
      flushSync(() => dispatch({ kind: 'refuse', faults }));
      focusFirst(form.current, WRONG);
      return;
    }
    const text = [message, requestId && FORM_TEXTS.requestId(requestId)].filter(Boolean).join(' ');
    setFailure({ text, isOutdated: isFailure(error, WORKLOG_FAILURES.otherWorkers) });
  };

  /** The whole block at once; then it stays, or the next one of the pile comes. */
  const saveOnce = async (goesOn: boolean): Promise<void> => {
    setFailure(undefined);
    flushSync(() => dispatch({ kind: 'check' }));
    const { rows } = record(recording, { kind: 'check' });
    if (rows.some(({ read }) => read.faults.length > 0)) {
      focusFirst(form.current, WRONG);
      return;
    }
    try {
      await saving(attempt.send({ id, version: edited.block.version, worklogs: rows.map(worklogInput) }));
    } catch (error) {
      refuse(error);
      return;
    }
    markSaved();
    setSavedVersion(edited.block.version);
    const nextId = place?.nextId ?? place?.previousId;
    notify({ text: TEXTS.saved, ...(goesOn && !nextId && { detail: TEXTS.allDone }) });
    if (goesOn) navigate(hrefOf(nextId));
    else rebase(toRecord(await client.ensureQueryData(query)));
  };
  const save = async (goesOn: boolean): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    await saveOnce(goesOn).finally(() => {
      isSaving.current = false;
    });
  };

  // A change that comes after one's own saving is one's own; so may be one after a saving whose answer was lost.
  const isOwn = attempt.isBusy || unsettled.has(id) || edited.block.version === savedVersion;
  return {
    recording,
    dispatch,
    edited,
    neighbours: { place, list },
    hasInput,
    /** Somebody recorded it, or others are booked than those who are shown. */
    isOutdated: hasInput && !isOwn && isOther(newest, edited),
    failure,
    isBusy: attempt.isBusy,
    save,
    reload,
    staleDialog,
  };
}

const WRONG = '[aria-invalid=true]';

function isOther(newest: BlockToRecord, edited: BlockToRecord): boolean {
  const ids = ({ workers }: BlockToRecord) => workers.map(({ userId }) => userId).join();
  return newest.block.version !== edited.block.version || ids(newest) !== ids(edited);
}

import { failedNotice, useAttempt } from '#platform/attempts/use-attempt.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { Sheet } from '../block-query.ts';
import { SEND_TEXTS as TEXTS } from '../time-sheet-texts.ts';
import { MOST_AT_ONCE, sendPrintouts } from './send-printouts.ts';
import { areOver, joined, progressQuery, type Sending, useSendingState } from './sending-state.ts';

/** Sends time sheets, few or many; `again` is what is asked when somebody would get the same paper twice. */
export function useSending() {
  const notify = useNotify();
  const { sending, set } = useSendingState();
  const { open: again, ask } = useQuestion<number>();
  const { send: command, isBusy } = useAttempt(sendPrintouts);

  /** Answers what was not taken; nothing when it was not sent at all. */
  const send = async (sheets: readonly Sheet[]): Promise<Sending['refused'] | undefined> => {
    if (sheets.length === 0 || isBusy) return undefined;
    if (sheets.length > MOST_AT_ONCE) {
      notify({ tone: 'danger', text: TEXTS.tooMany(MOST_AT_ONCE) });
      return undefined;
    }
    const unchanged = sheets.filter(({ printoutState }) => printoutState === 'SENT').length;
    if (unchanged > 0 && !(await ask(unchanged))) return undefined;
    try {
      const ordered = await command({ worklogBlockIds: sheets.map(({ id }) => id) });
      set(isStillRunning(sending) ? joined(sending, ordered) : ordered);
      return ordered.refused;
    } catch (error) {
      notify(
        failedNotice(error, TEXTS.subject(sheets.map(({ appointment }) => appointment.description)), TEXTS.failed),
      );
      return undefined;
    }
  };
  return { send, isBusy, again };
}

/** As far as is known: what the card has loaded last. */
function isStillRunning({ printoutIds }: Sending): boolean {
  const known = queryClient.getQueryData(progressQuery(printoutIds).queryKey);
  return printoutIds.length > 0 && (known === undefined || !areOver(known));
}

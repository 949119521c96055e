import { useRef } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { type Answer, acceptOffer, declineOffer } from './answer-calls.ts';
import { answerFailure } from './answer-failure.ts';
import { ANSWER_TEXTS as TEXTS } from './own-offers-texts.ts';

interface Answerable {
  readonly offerId: string;
  readonly appointment: { readonly description: string };
}

/** Sends an answer once at a time, and tells what came of it. */
export function useAnswering() {
  const notify = useNotify();
  const attempt = { accept: useAttempt(acceptOffer), decline: useAttempt(declineOffer) };
  // Two taps can come before the screen shows the first one.
  const isAnswering = useRef(false);
  const busy = (['accept', 'decline'] as const).find((given) => attempt[given].isBusy);
  const answer = async ({ offerId, appointment }: Answerable, given: Answer): Promise<void> => {
    if (isAnswering.current) return;
    isAnswering.current = true;
    try {
      await attempt[given].send({ offerId });
      const { text, detail } = TEXTS[given];
      notify({ text: text(appointment.description), detail });
    } catch (error) {
      notify({ tone: 'danger', text: answerFailure(error) });
    } finally {
      isAnswering.current = false;
    }
  };
  return { answer, busy: busy && { offerId: attempt[busy].sent?.offerId, answer: busy } };
}

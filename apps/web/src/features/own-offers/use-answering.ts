import { useState } from 'react';
import { useNotify } from '#ui/notices/notify.ts';
import { type Answer, sendAnswer } from './answer-calls.ts';
import { answerFailure } from './answer-failure.ts';
import { renewOwnOffers } from './own-offers-key.ts';
import { ANSWER_TEXTS as TEXTS } from './own-offers-texts.ts';

interface Answerable {
  readonly offerId: string;
  readonly appointment: { readonly description: string };
}

/** Sends an answer once at a time. Whatever came of it, everything of the offers is fetched again. */
export function useAnswering() {
  const notify = useNotify();
  const [busy, setBusy] = useState<{ readonly offerId: string; readonly answer: Answer }>();
  const answer = async ({ offerId, appointment }: Answerable, given: Answer): Promise<void> => {
    if (busy) return;
    setBusy({ offerId, answer: given });
    try {
      await sendAnswer(offerId, given);
      const { text, detail } = TEXTS[given];
      notify({ text: text(appointment.description), detail });
    } catch (error) {
      notify({ tone: 'danger', text: answerFailure(error) });
    }
    await renewOwnOffers();
    setBusy(undefined);
  };
  return { answer, busy };
}

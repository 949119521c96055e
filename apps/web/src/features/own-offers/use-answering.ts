import { useRef, useState } from 'react';
import { failedNotice, useAttempt } from '#platform/attempts/use-attempt.ts';
import { asked } from '#platform/install/asked.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { type Answer, acceptOffer, declineOffer } from './answer-calls.ts';
import { answerFailure } from './answer-failure.ts';
import { OFFLINE_TEXTS } from './offline/offline-texts.ts';
import { ANSWER_TEXTS as TEXTS } from './own-offers-texts.ts';

interface Answerable {
  readonly offerId: string;
  readonly appointment: { readonly description: string };
}

/** Sends answers, for each offer one at a time, and tells what came of them. `busy` says what is under way for an offer. */
export function useAnswering() {
  const notify = useNotify();
  const attempt = { accept: useAttempt(acceptOffer), decline: useAttempt(declineOffer) };
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Answer>>(new Map());
  // Two taps can come before the screen shows the first one.
  const pressed = useRef(new Set<string>());
  const mark = (offerId: string, given?: Answer): void =>
    setUnderWay((before) => {
      const after = new Map(before);
      if (given) after.set(offerId, given);
      else after.delete(offerId);
      return after;
    });
  const answer = async ({ offerId, appointment }: Answerable, given: Answer): Promise<void> => {
    if (pressed.current.has(offerId)) return;
    // Kept for later it would be sent when nobody thinks of it any more.
    if (!navigator.onLine) return notify({ tone: 'danger', text: OFFLINE_TEXTS.answerRefused });
    pressed.current.add(offerId);
    mark(offerId, given);
    try {
      await attempt[given].send({ offerId });
      if (given === 'accept') asked.note({ hasAccepted: true });
      const { text, detail } = TEXTS[given];
      notify({ text: text(appointment.description), detail });
    } catch (error) {
      notify(failedNotice(error, TEXTS.subject(appointment.description), answerFailure(error)));
    } finally {
      pressed.current.delete(offerId);
      mark(offerId);
    }
  };
  return { answer, busy: (offerId: string): Answer | undefined => underWay.get(offerId) };
}

import { useState } from 'react';
import { log } from '#platform/log/log.ts';
import { pushAbility } from '#platform/push/push-ability.ts';
import { subscribeToPush } from '#platform/push/web-push.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { PROMPT_TEXTS as TEXTS } from './news-texts.ts';
import { closePrompt } from './prompt-state.ts';

/** Lets this device be told of news, by one tap, and says what came of it. */
export function useAllowing(onDone = () => {}) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const allow = async (): Promise<void> => {
    setBusy(true);
    try {
      const isAllowed = await subscribeToPush();
      if (isAllowed) notify({ text: TEXTS.allowed });
      else if (pushAbility() === 'denied') notify({ tone: 'danger', text: TEXTS.denied });
      else if (pushAbility() === 'granted') notify({ tone: 'danger', text: TEXTS.failed });
    } catch (cause) {
      log.warn('Push messages could not be had', cause);
      notify({ tone: 'danger', text: TEXTS.failed });
    } finally {
      setBusy(false);
      closePrompt('notify');
      onDone();
    }
  };
  return { allow: () => void allow(), isBusy };
}

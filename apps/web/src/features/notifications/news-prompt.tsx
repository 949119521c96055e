import { useState, useSyncExternalStore } from 'react';
import { asked } from '#platform/install/asked.ts';
import { later } from '#ui/later/later.tsx';
import { PromptPlace } from './prompt-place.tsx';
import { currentPrompt, watchPrompt } from './prompt-state.ts';

/** The offers are seen first, and who was asked already needs nothing of it. */
const Asking = later(async () => (await import('./asking.tsx')).Asking, {
  waiting: <PromptPlace />,
  Failed: () => null,
});

/** Asks a worker once for what makes the app quick: to be told of offers at once, and to have it on the home screen. */
export function NewsPrompt() {
  const prompt = useSyncExternalStore(watchPrompt, currentPrompt);
  const { hasAccepted } = asked.read();
  const [atFirst] = useState({ prompt, hasAccepted });
  // A late prompt would push the offers away from beneath a thumb, so it waits for the next time. With an answer they move
  // anyway, and after the first yes is the moment to ask.
  const isNow = atFirst.prompt !== undefined || (hasAccepted && !atFirst.hasAccepted);
  return prompt && isNow ? <Asking prompt={prompt} /> : null;
}

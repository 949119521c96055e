import { page } from '#platform/navigation/page.ts';
import { START_TEXTS } from './start-texts.ts';

/** Says in the place of the app that its code did not come, and goes on when the network is back. */
export function sayNotLoaded(): void {
  const place = document.getElementById('root');
  if (!place) return;
  const sentence = Object.assign(document.createElement('p'), { textContent: START_TEXTS.failed });
  const again = Object.assign(document.createElement('button'), {
    textContent: START_TEXTS.again,
    onclick: page.reload,
  });
  const told = Object.assign(document.createElement('div'), { className: 'boot', role: 'alert' });
  told.append(sentence, again);
  place.replaceChildren(told);
  window.addEventListener('online', page.reload);
}

/** A script that did not come can not tell of itself. Those that the browser drops on its way to the provider are no loss. */
export const watchScripts = (): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && !('leaves' in document.documentElement.dataset)) sayNotLoaded();
    },
    true,
  );

import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from '#platform/navigation/page.ts';
import { watchScripts } from './say-not-loaded.ts';

watchScripts();

async function loseScript(): Promise<HTMLElement> {
  const root = Object.assign(document.createElement('div'), { id: 'root', textContent: 'Gastspiel wird geladen …' });
  const script = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/lost.js' });
  onTestFinished(() => {
    root.remove();
    script.remove();
  });
  const lost = new Promise((done) => script.addEventListener('error', done));
  document.body.append(root, script);
  await lost;
  return root;
}

it('says that the start did not come, and how to go on', async () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const root = await loseScript();
  expect(root.textContent).toBe('Gastspiel konnte nicht geladen werden. Bitte die Internetverbindung prüfen.Neu laden');
  root.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('says nothing of what the browser drops on its way to the provider', async () => {
  document.documentElement.dataset['leaves'] = '';
  onTestFinished(() => {
    delete document.documentElement.dataset['leaves'];
  });
  expect((await loseScript()).textContent).toBe('Gastspiel wird geladen …');
});

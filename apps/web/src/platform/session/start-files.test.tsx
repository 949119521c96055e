import { expect, it, onTestFinished } from 'vitest';
import { heading } from './heading.ts';
import { lastViewer } from './last-viewer.ts';
import { fetchStartFiles } from './start-files.ts';

const FILES = { app: ['assets/app.js'], worker: ['assets/offers.js'], office: ['assets/day.js'] };
// The browser of the tests fetches files of its own in the same way.
const LINKS = 'link[rel="modulepreload"][href^="/assets/"]';
const asked = () => [...document.querySelectorAll(LINKS)].map((link) => link.getAttribute('href'));

function aPage(): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'start-files', content: JSON.stringify(FILES) });
  document.head.append(meta);
  onTestFinished(() => {
    meta.remove();
    for (const link of document.querySelectorAll(LINKS)) link.remove();
  });
}
const note = (role: 'TARGET_USER' | 'TENANT_USER_DISPATCHER') =>
  lastViewer.note({ role, hasInvoicingModule: true, hasAccountingInterface: false });

it.each([
  ['a worker at home', 'TARGET_USER', '/', ['/assets/app.js', '/assets/offers.js']],
  ['a dispatcher at home', 'TENANT_USER_DISPATCHER', '/?open=1', ['/assets/app.js', '/assets/day.js']],
  ['a dispatcher elsewhere', 'TENANT_USER_DISPATCHER', '/appointments', ['/assets/app.js']],
  ['nobody known', undefined, '/', ['/assets/app.js']],
] as const)('asks at once for what is needed: %s', (_, role, path, files) => {
  aPage();
  if (role) note(role);
  heading.note(path);
  fetchStartFiles();
  expect(asked()).toEqual(files);
});

it('asks for nothing where the page names nothing, as in development', () => {
  fetchStartFiles();
  expect(asked()).toEqual([]);
});

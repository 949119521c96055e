import { expect, it } from 'vitest';
import { promptFor } from './prompt-state.ts';

const NEVER = { hasAccepted: false, installClosed: false, notifyClosed: false };
const ANYTHING = { canInstall: true, canAsk: true };

it.each([
  ['notifications as soon as there is an offer', NEVER, ANYTHING, 'notify'],
  ['to install after the first accepted offer', { ...NEVER, hasAccepted: true }, ANYTHING, 'install'],
  ['nothing that was closed before', { ...NEVER, notifyClosed: true }, ANYTHING, undefined],
  [
    'to install even who wants no notifications',
    { ...NEVER, hasAccepted: true, notifyClosed: true },
    ANYTHING,
    'install',
  ],
  ['to install only once', { hasAccepted: true, installClosed: true, notifyClosed: true }, ANYTHING, undefined],
  [
    'for notifications once it is installed',
    { ...NEVER, hasAccepted: true },
    { canInstall: false, canAsk: true },
    'notify',
  ],
  [
    'nothing where nothing can be had',
    { ...NEVER, hasAccepted: true },
    { canInstall: false, canAsk: false },
    undefined,
  ],
] as const)('asks %s', (_, asked, can, prompt) => expect(promptFor(asked, can)).toBe(prompt));

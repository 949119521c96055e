import { expect, test } from 'vitest';
import { pastedId } from './pasted-id.ts';

const ID = 'd1ed815f-ea1e-4984-9259-86a7ecdc6213';

test.each([
  [ID, ID],
  [`  ${ID.toUpperCase()} `, ID],
  [`https://app.example.at/appointment/${ID}?from=mail#top`, ID],
  [`/tenant_user/edit/00000000-0000-4000-8000-000000000000/${ID}`, ID],
  [' 4711 ', '4711'],
  ['', ''],
])('%s → %s', (text, id) => {
  expect(pastedId(text)).toBe(id);
});

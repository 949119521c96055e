import { expect, it } from 'vitest';
import { obstacleText } from './candidate-texts.ts';

const rest = { reason: 'SHORT_REST', restHours: 7 } as const;

it.each([
  [{ ...rest, appointmentDescription: 'Sommerfest', isRestBefore: true }, 'nur 7,00 h Ruhezeit vor „Sommerfest“'],
  [{ ...rest, appointmentDescription: 'Sommerfest', isRestBefore: false }, 'nur 7,00 h Ruhezeit nach „Sommerfest“'],
  [{ ...rest, appointmentDescription: null, isRestBefore: null }, 'nur 7,00 h Ruhezeit'],
])('says on which side of the other shift the rest is short', (obstacle, text) => {
  expect(obstacleText(obstacle)).toBe(text);
});

import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { EntryRow } from './entry-list.tsx';

it('tells two alike judgements apart for who hears only their buttons', () => {
  const alike = { mark: null, notes: null, what: '2 Sterne', onEdit: () => undefined, onDelete: () => undefined };
  renderScreen(
    <ul>
      <EntryRow {...alike} at="2026-03-10T10:00:00Z" by="Dora Dispo" />
      <EntryRow {...alike} at="2026-03-11T10:00:00Z" by="Dora Dispo" />
    </ul>,
  );
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
  expect(names[1]).toContain('10.03.2026');
});

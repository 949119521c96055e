import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { AssessmentDialog } from './assessment-dialog.tsx';
import { AssessmentsCard } from './assessments-card.tsx';
import { ratedWorker } from './rated-person.ts';

const items = Array.from({ length: 10 }, (_, index) => ({
  id: `a-${index}`,
  version: 1,
  rating: 4,
  notes: `Notiz ${index}`,
  updatedAt: '2026-10-01T10:00:00Z',
  updatedBy: 'Nora Winter',
}));

it('shows a few assessments and unfolds all of them on request', async () => {
  const server = aServer({
    Assessments: () => ({ averageTargetUserAssessment: null, assessments: { count: 10, items } }),
  });
  const { person } = renderScreen(<AssessmentsCard target={ratedWorker('w-1')} mayWrite={false} />);
  await screen.findByText('Notiz 2');
  expect(screen.queryByText('Notiz 3')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Alle 10 anzeigen' }));
  await screen.findByText('Notiz 9');
  const sizes = server.of('Assessments').map(({ variables }) => (variables['page'] as { size: number }).size);
  expect(sizes, 'pages that the server has').toEqual([10, 100]);
});

it('leads to the stars when none were given, and speaks German there', async () => {
  const { person } = renderScreen(<AssessmentDialog target={ratedWorker('w-1')} onClose={() => undefined} />);
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  const stars = await screen.findByRole('radiogroup');
  await waitFor(() => expect(stars.contains(document.activeElement)).toBe(true));
  expect(stars.getAttribute('aria-invalid')).toBe('true');
  expect(within(stars).getByRole('radio', { name: 'Noch keine Sterne' })).toBeTruthy();
});

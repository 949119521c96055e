import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { ConcernDialog } from './concerned-workers.tsx';

it('says before a move that people stay booked, and who of them is away then', () => {
  renderScreen(
    <ConcernDialog
      workers={{ bookedTargetUsers: 5, acceptedTargetUsers: 1 }}
      title="Einsatz verschieben?"
      subject="„Gala“ auf Di., 17.11.2026 verschieben"
      absent={['Lea Haas', 'Ben Lang']}
      confirm="Verschieben"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  );
  const { textContent } = screen.getByRole('dialog', { name: 'Einsatz verschieben?' });
  expect(textContent).toContain('5 Personen bleiben gebucht und werden verständigt.');
  expect(textContent).toContain('1 Person, die angenommen hat, wird neu gefragt.');
  expect(textContent).toContain('Am neuen Termin abwesend, aber weiter gebucht: Lea Haas, Ben Lang.');
});

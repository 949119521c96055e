import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { useCandidateFilters } from './candidate-filters.ts';

function Search({ appointmentId }: { readonly appointmentId: string }) {
  const { name, setName } = useCandidateFilters(appointmentId);
  return <input aria-label={appointmentId} value={name} onChange={({ target }) => setName(target.value)} />;
}

it('looks for a name in one appointment alone', async () => {
  const { person } = renderScreen(
    <>
      <Search appointmentId="a-1" />
      <Search appointmentId="a-2" />
    </>,
  );
  await person.type(screen.getByLabelText('a-1'), 'Fasching');
  expect(screen.getByLabelText('a-1')).toHaveProperty('value', 'Fasching');
  expect(screen.getByLabelText('a-2')).toHaveProperty('value', '');
});

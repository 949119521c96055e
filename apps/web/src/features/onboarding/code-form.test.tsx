import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render.tsx';
import { CodeForm } from './code-form.tsx';

const field = () => screen.getByLabelText('Zuordnungscode');
const next = () => screen.getByRole('button', { name: 'Weiter' });

it('hands over the code without the blanks around it', async () => {
  const onCode = vi.fn();
  const { person } = renderScreen(<CodeForm code="" onCode={onCode} />);
  await person.type(field(), ' ab-123 ');
  await person.click(next());
  await waitFor(() => expect(onCode).toHaveBeenCalledWith('ab-123'));
});

it('wants a code at all', async () => {
  const onCode = vi.fn();
  const { person } = renderScreen(<CodeForm code="" onCode={onCode} />);
  await person.click(next());
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(onCode).not.toHaveBeenCalled();
});

it('says at the field what was wrong with the code, and keeps it there', () => {
  renderScreen(<CodeForm code="falsch" refusal="Der Zuordnungs Code ist inkorrekt" onCode={vi.fn()} />);
  expect(screen.getByText('Der Zuordnungs Code ist inkorrekt')).toBeTruthy();
  expect(field()).toHaveProperty('value', 'falsch');
});

import { TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { aSheet, CHANGED, INVOICING } from '../a-sheet.fixture.ts';
import type { Sheet } from '../block-query.ts';
import { PreviewDialog } from './preview-dialog.tsx';

const PAPER = {
  printoutPreview: {
    pages: ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    recipients: [{ name: 'Julia Zehetner', email: 'julia@ringhof.example' }],
  },
};
const shown = (sheet: Sheet, answers: Parameters<typeof aServer>[0]) => {
  const server = aServer(answers);
  const onClose = vi.fn();
  return { server, onClose, ...renderScreen(<PreviewDialog sheet={sheet} onClose={onClose} />, INVOICING) };
};

it('shows the pages, whom they go to and what is new on them, and sends them', async () => {
  const { person, server, onClose } = shown(aSheet('b-1', 'Gala-Dinner', CHANGED), {
    PrintoutPreview: () => PAPER,
    SendPrintouts: () => ({ sendPrintouts: { printouts: [{ id: 'p-1' }], refused: [] } }),
  });
  const first = await screen.findByRole('img', { name: 'Seite 1 von 2' });
  expect(first.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
  expect(screen.getByRole('dialog').textContent).toContain('Geht an Julia Zehetner (julia@ringhof.example)');
  expect(screen.getByText('Anna Pichler ist dazugekommen')).toBeTruthy();
  expect(screen.getByText('Florian Eder: 18:00–00:00 +1 statt 17:00–23:00')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Neu versenden' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.of('SendPrintouts')[0]?.variables).toEqual({ worklogBlockIds: ['b-1'] });
});

it('says why it was refused, and stays', async () => {
  const { message } = TIME_SHEET_FAILURES.beingSent;
  const { person, onClose } = shown(aSheet('b-1', 'Gala-Dinner'), {
    PrintoutPreview: () => PAPER,
    SendPrintouts: () => ({
      sendPrintouts: { printouts: [], refused: [{ worklogBlockId: 'b-1', description: 'Gala-Dinner', message }] },
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Versenden' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(onClose).not.toHaveBeenCalled();
});

it('says what is missing for a paper', async () => {
  shown(aSheet('b-1', 'Gala-Dinner', { printoutObstacle: 'NO_LOGO' }), {
    PrintoutPreview: () => refusal(TIME_SHEET_FAILURES.noLogo),
  });
  await screen.findByText(TIME_SHEET_FAILURES.noLogo.message);
  expect(screen.queryByRole('button', { name: 'Versenden' })).toBeNull();
});

it('tries again what could not be printed', async () => {
  let isBack = false;
  const { person } = shown(aSheet('b-1', 'Gala-Dinner'), { PrintoutPreview: () => (isBack ? PAPER : LOST) });
  await screen.findByText('Der Stundennachweis konnte nicht erstellt werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await screen.findByRole('img', { name: 'Seite 2 von 2' });
});

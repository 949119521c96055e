import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { LOST } from '#testing/a-server.ts';
import { anItem, aRun, unmade } from './a-run.fixture.ts';
import { makeButton, renewed, shown } from './a-run-page.fixture.tsx';

it('says that the drafts were made when the answer got lost, and nothing of another try', async () => {
  const page = shown({
    StartBillingRun: () => {
      page.world.runs = [aRun('CREATE', [anItem('K-1'), anItem('K-2')])];
      page.world.proposals = [];
      return LOST;
    },
  });
  await page.person.click(await makeButton('2 Entwürfe'));
  const progress = await screen.findByRole('region', { name: 'Fortschritt' });
  expect(progress.textContent).toContain('2 Entwürfe angelegt');
  await screen.findByRole('button', { name: '2 Entwürfe versenden' });
  expect(screen.queryByText(/Keine Antwort/)).toBeNull();
  expect(page.server.of('StartBillingRun')).toHaveLength(1);
});

it('takes back that nobody knows as soon as the run is seen', async () => {
  const page = shown({ StartBillingRun: () => LOST });
  await page.person.click(await makeButton('2 Entwürfe'));
  await screen.findByText(/Keine Antwort/);
  page.world.runs = [aRun('CREATE', [anItem('K-1'), anItem('K-2')])];
  page.world.proposals = [];
  await renewed();
  await screen.findByRole('region', { name: 'Fortschritt' });
  await waitFor(() => expect(screen.queryByText(/Keine Antwort/)).toBeNull());
});

it('closes the question when the answer got lost and they are being sent; until then it stays as it was', async () => {
  const page = shown({ StartSendingRun: () => LOST });
  page.world.runs = [aRun('CREATE', [anItem('K-1'), anItem('K-2')])];
  page.world.proposals = [];
  await page.person.click(await screen.findByRole('button', { name: '2 Entwürfe versenden' }));
  const dialog = await screen.findByRole('dialog', { name: '2 Entwürfe versenden?' });
  await page.person.click(within(dialog).getByRole('button', { name: 'Versenden' }));
  await within(dialog).findByText(/Keine Antwort/);
  const billed = {
    state: 'PENDING',
    blockCount: 2,
    workMinutes: 60,
    net: { value: 50 },
    isEmailMissing: false,
  } as const;
  page.world.runs = [aRun('CREATE', [anItem('K-1', { billed }), anItem('K-2', { billed })], 'run-2')];
  await renewed();
  await screen.findByRole('dialog', { name: '2 Entwürfe versenden?' });
  await page.person.click(within(dialog).getByRole('button', { name: 'Versenden' }));
  await waitFor(() => expect(page.server.of('StartSendingRun')).toHaveLength(2));
  await within(dialog).findByText(/Keine Antwort/);
  const [first, second] = page.server.of('StartSendingRun');
  expect(second).toEqual(first);
  page.world.runs = [aRun('SEND', [unmade('K-1', 'WAITING'), unmade('K-2', 'WAITING')]), ...page.world.runs];
  await renewed();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.server.of('StartSendingRun')).toHaveLength(2);
});

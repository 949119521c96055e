import { TENANT_FAILURES } from '@gastspiel/domain/tenants/tenant-failures.ts';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { CreateTenantPage } from './create-tenant-page.tsx';

const shown = (...answers: object[]) => {
  const server = aServer({ CreateTenant: () => answers.shift() ?? { createTenant: { id: 't-9' } } });
  return { server, ...renderScreen(<CreateTenantPage />) };
};
const name = () => screen.getByLabelText('Name');
const create = () => screen.getByRole('button', { name: 'Anlegen' });
const pool = () => screen.getAllByRole('textbox', { name: 'Bezeichnung' })[0] as HTMLElement;
const mainTone = () => screen.getAllByLabelText('Grundton')[0] as HTMLElement;
const logo = (step: string) => screen.findByRole('button', { name: `Quadratisches Logo: ${step}` });
const choose = (container: HTMLElement, file: File) => {
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: Object.assign([file], { item: () => file }) } });
};
/** A picture that a browser can show. */
async function aPicture(size: number): Promise<File> {
  const canvas = new OffscreenCanvas(size, size);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' });
}
const hintOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

it('says of a tone that it bears no white letters, and of the pools that one has to be the first', async () => {
  const { person, server } = shown();
  await person.clear(mainTone());
  await person.type(mainTone(), '#FFD700');
  await screen.findByText(/^Zu hell: Kontrast zu Weiß nur 1,4 : 1/);
  await person.click(screen.getByRole('button', { name: 'Personalpools: Zeile 1 entfernen' }));
  await person.click(create());
  await screen.findByText('Bitte genau einen Personalpool als Standard wählen.');
  await screen.findByText('Bitte 3 Felder prüfen');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(server.received).toEqual([]);
});

it('tells at the code that another agency has it, and keeps everything; then it is made and shown', async () => {
  const { codeTaken } = TENANT_FAILURES;
  const { person, server, path } = shown(refusal(codeTaken, { 'input.targetUserAssociationCode': codeTaken.message }));
  await person.type(name(), 'Donau Event');
  await person.type(pool(), 'Team Linz');
  await person.click(create());
  await screen.findByText(codeTaken.message);
  expect(name()).toHaveProperty('value', 'Donau Event');
  const code = screen.getByRole('textbox', { name: 'Code für Mitarbeiter/innen' });
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await person.clear(code);
  await person.type(code, 'DONAU-TEAM');
  await person.click(create());
  await screen.findByText('Agentur angelegt');
  screen.getByRole('button', { name: 'In diese Agentur wechseln' });
  await waitFor(() => expect(path()).toBe('/tenant/t-9'));
  expect(server.of('CreateTenant')[1]?.variables).toMatchObject({
    input: { name: 'Donau Event', targetUserAssociationCode: 'DONAU-TEAM' },
  });
});

it('refuses at its field a picture that can not be a logo, and keeps the rest of the form', async () => {
  const { person, container } = shown();
  await person.type(name(), 'Donau Event');
  choose(container, new File(['Kein Bild.'], 'logo.png', { type: 'image/png' }));
  await waitFor(async () =>
    expect(hintOf(await logo('Bild wählen'))).toBe('Bitte ein Bild im Format PNG oder JPG wählen.'),
  );
  choose(container, await aPicture(100));
  await waitFor(async () => expect(hintOf(await logo('Bild wählen'))).toMatch(/^Das Bild hat 100 × 100 Pixel/));
  expect(name()).toHaveProperty('value', 'Donau Event');
});

it('leads to the logo that the server has looked into and refused', async () => {
  const message = 'Die Datei ist beschädigt und kann nicht gelesen werden.';
  const { person, container } = shown(
    refusal({ message, classification: 'BAD_REQUEST' }, { 'input.logoSquareBase64': message }),
  );
  await person.type(name(), 'Donau Event');
  await person.type(pool(), 'Team Linz');
  choose(container, await aPicture(300));
  const replace = await logo('Ersetzen');
  await person.click(create());
  await waitFor(() => expect(hintOf(replace)).toBe(message));
  await waitFor(() => expect(document.activeElement).toBe(replace));
});

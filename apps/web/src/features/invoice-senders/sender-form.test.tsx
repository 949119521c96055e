import { BANK_RULES } from '@gastspiel/domain/bank/bank-input.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { PERCENTAGE_RULE } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import { LOGO_FAILURES } from '@gastspiel/domain/logos/logo-rules.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { InvoiceSenderPage } from './invoice-sender-page.tsx';
import { SenderHistory } from './sender-history.tsx';
import type { Sender } from './sender-query.ts';

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';
const SENDER: Sender = {
  version: 3,
  name: 'Tafelrunde GmbH',
  vatNumber: null,
  companyRegistrationNumber: null,
  companyRegistrationCourt: null,
  address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
  contactEmail: 'buchhaltung@tafelrunde.example',
  phoneNumber: null,
  accountHolder: null,
  iban: null,
  bic: null,
  closureText: 'Danke.',
  footerText: null,
  invoiceCopyEmail: null,
  nightSurcharge: null,
  sundaySurcharge: null,
  holidaySurcharge: 100,
  logoBase64: LOGO,
};
const HISTORY = { invoiceSender: { history: { count: 0, items: [] } } };

/** The page over what the server has; each save is answered by the next of `answers`, else with the input. */
function open(sender: Sender | null, ...answers: object[]) {
  let saved = sender;
  const server = aServer({
    InvoiceSender: () => ({ invoiceSender: saved }),
    InvoiceSenderHistory: () => HISTORY,
    SaveInvoiceSender: ({ input }) => {
      const answer = answers.shift();
      if (answer) return answer;
      saved = { ...SENDER, ...saved, ...(input as unknown as object), version: (saved?.version ?? 0) + 1 };
      return { saveInvoiceSender: saved };
    },
  });
  const page = (
    <>
      <InvoiceSenderPage />
      <SenderHistory />
    </>
  );
  return { server, ...renderScreen(page) };
}
const field = (label: string) => screen.findByLabelText(label);
const optional = (label: string) => field(`${label} (optional)`);
const press = () => screen.getByRole('button', { name: 'Speichern' });
const paper = () => within(screen.getByRole('complementary', { name: 'So sieht das Dokument aus' }));
const NONE_YET = 'Noch keine Angaben zu Ihrer Agentur';

it('says why it is needed while nothing was saved, and wants name, address and e-mail', async () => {
  const { server, person } = open(null);
  await screen.findByText(NONE_YET);
  expect(screen.queryByText('Verlauf')).toBeNull();
  await person.click(press());
  await screen.findByText('5 Angaben fehlen noch');
  expect(server.of('SaveInvoiceSender')).toHaveLength(0);
});

it('shows on the paper what is typed, and tints the part being edited', async () => {
  const { person } = open(SENDER);
  await person.type(await optional('UID-Nummer'), 'ATU1234567');
  expect(screen.queryByText('gültig')).toBeNull();
  await person.keyboard('5');
  await screen.findByText('gültig');
  expect(paper().getByText('UID-Nummer ATU12345675').getAttribute('data-edited')).toBe('true');

  await person.type(await optional('Schlusstext'), ' Bis bald.');
  expect(paper().getByText('Danke. Bis bald.').getAttribute('data-edited')).toBe('true');
  expect(paper().getByText('UID-Nummer ATU12345675').getAttribute('data-edited')).toBe('false');

  expect(paper().queryByText('Zahlen mit Code')).toBeNull();
  await person.type(await optional('IBAN'), 'at611904300234573201');
  expect(paper().getByText('IBAN AT61 1904 3002 3457 3201')).toBeTruthy();
  expect(paper().getByText('Zahlen mit Code')).toBeTruthy();
  expect(screen.getByText('3 Änderungen noch nicht gespeichert')).toBeTruthy();
});

it('stays after saving and goes on over the new version; the logo is sent only when it is another one', async () => {
  const { server, person } = open(null);
  await person.type(await field('Name'), 'Tafelrunde GmbH');
  await person.type(await field('Straße und Hausnummer'), 'Gumpendorfer Straße 41');
  await person.type(await field('PLZ'), '1060');
  await person.type(await field('Ort'), 'Wien');
  await person.type(await field('E-Mail'), 'a@tafelrunde.example');
  await person.click(press());
  await screen.findByText('Gespeichert');
  expect(screen.queryByText(NONE_YET)).toBeNull();
  expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull();

  await person.type(await optional('Fußtext'), 'Gewerbe Wien');
  await person.click(screen.getByRole('button', { name: 'Entfernen' }));
  await person.click(press());
  await waitFor(() => expect(server.of('SaveInvoiceSender')).toHaveLength(2));
  const [first, second] = server.of('SaveInvoiceSender').map(({ variables }) => variables);
  expect(first).toMatchObject({ version: null, input: { name: 'Tafelrunde GmbH', vatNumber: null } });
  expect(first?.['input']).not.toHaveProperty('logoBase64');
  expect(second).toMatchObject({ version: 1, input: { footerText: 'Gewerbe Wien', logoBase64: null } });
});

it('asks for surcharges in percent, off while they are empty', async () => {
  const { server, person } = open(SENDER);
  await person.type(await optional('Nacht, 22–6 Uhr'), '12,5');
  await person.clear(await optional('Feiertag'));
  await person.type(await optional('Sonntag'), '0');
  await person.click(press());
  await screen.findByText(PERCENTAGE_RULE);
  expect(document.activeElement).toBe(await optional('Sonntag'));
  await person.clear(await optional('Sonntag'));
  await person.click(press());
  await screen.findByText('Gespeichert');
  expect(server.of('SaveInvoiceSender')[0]?.variables).toMatchObject({
    input: { nightSurcharge: 12.5, sundaySurcharge: null, holidaySurcharge: null },
  });
});

it('tells what the server refuses at its field', async () => {
  const { invalidInput } = GENERAL_FAILURES;
  const fields = { 'input.iban': BANK_RULES.iban, 'input.logoBase64': LOGO_FAILURES.tooSmall };
  const { person } = open(SENDER, refusal(invalidInput, fields));
  await person.type(await field('Name'), ' & Co');
  await person.click(press());
  await screen.findByText(BANK_RULES.iban);
  expect(screen.getByText(LOGO_FAILURES.tooSmall)).toBeTruthy();
  expect(document.activeElement).toBe(await optional('IBAN'));
  expect(await field('Name')).toHaveProperty('value', 'Tafelrunde GmbH & Co');
});

it('loads anew for whoever was slower', async () => {
  const { person } = open(SENDER, refusal(GENERAL_FAILURES.stale));
  await person.type(await field('Name'), ' alt');
  await person.click(press());
  await screen.findByRole('dialog', { name: 'Inzwischen geändert' });
  await person.click(screen.getByRole('button', { name: 'Neu laden' }));
  await waitFor(async () => expect(await field('Name')).toHaveProperty('value', 'Tafelrunde GmbH'));
  expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull();
});

it('says that it could not be loaded, and tries again', async () => {
  const answers: object[] = [refusal({ message: 'Nicht erreichbar.', classification: 'INTERNAL_ERROR' })];
  aServer({
    InvoiceSender: () => answers.shift() ?? { invoiceSender: SENDER },
    InvoiceSenderHistory: () => HISTORY,
  });
  const { person } = renderScreen(<InvoiceSenderPage />);
  await screen.findByText('Der Rechnungssteller konnte nicht geladen werden');
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  expect(await field('Name')).toHaveProperty('value', 'Tafelrunde GmbH');
});

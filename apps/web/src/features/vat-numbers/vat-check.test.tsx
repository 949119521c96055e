import { INVOICE_RECIPIENT_FAILURES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-failures.ts';
import { screen, waitFor } from '@testing-library/dom';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { VAT_CHECKS } from '#platform/live/topics.ts';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { RecipientVatCheck } from './recipient-vat-check.tsx';
import { SendingVatCheck } from './sending-vat-check.tsx';
import type { VatCheck } from './vat-check.ts';

const NOTHING = { checkedAt: null, name: null, address: null, requestIdentifier: null, reason: null };
const a = (state: VatCheck['state'], changed: Partial<VatCheck> = {}): VatCheck => ({ ...NOTHING, state, ...changed });
const VALID = a('VALID', {
  checkedAt: '2026-03-01T08:00:00Z',
  name: 'Isar Feinkost Catering GmbH',
  address: 'Lindwurmstraße 88\n80337 München',
  requestIdentifier: 'WAPIAAAAX1',
});

function Form({ saved, canCheck = true }: { readonly saved: string; readonly canCheck?: boolean }) {
  const form = useForm({ defaultValues: { vatNumber: saved } });
  return (
    <FormProvider {...form}>
      <input aria-label="UID-Nummer" {...form.register('vatNumber')} />
      <RecipientVatCheck recipientId="r-1" savedNumber={saved} field="vatNumber" canCheck={canCheck} />
    </FormProvider>
  );
}
const answer = (vatNumberCheck: VatCheck | null) => ({ invoiceRecipient: { vatNumberCheck } });

it.each([
  [
    VALID,
    /UID gültig.*01\.03\.2026.*Isar Feinkost Catering GmbH, Lindwurmstraße 88, 80337 München.*Anfrage WAPIAAAAX1/,
  ],
  [a('INVALID', { checkedAt: VALID.checkedAt }), /UID ungültig.*laut VIES am 01\.03\.2026/],
  [
    a('NOT_CHECKED', { checkedAt: VALID.checkedAt, reason: 'MEMBER_STATE_AWAY' }),
    /UID nicht geprüft.*Das Steuerregister des Mitgliedstaats ist nicht erreichbar\..*zuletzt versucht am 01\.03\.2026/,
  ],
  [a('NOT_CHECKED'), /^UID nicht geprüftJetzt prüfen$/],
  [a('PENDING'), /^UID wird geprüft …/],
  [a('NOT_CHECKABLE'), /^UID nicht prüfbarVIES kennt nur UID-Nummern der Europäischen Union\.$/],
])('says how a number stands: %o', async (check, expected) => {
  aServer({ RecipientVatCheck: () => answer(check) });
  renderScreen(<Form saved="DE812345676" />);
  expect((await screen.findByRole('status')).textContent).toMatch(expected);
});

it('asks when it is told to, and shows the answer when it comes', async () => {
  let check = a('NOT_CHECKED');
  const server = aServer({
    RecipientVatCheck: () => answer(check),
    CheckVatNumber: () => {
      check = a('PENDING');
      return { checkVatNumber: { id: 'r-1' } };
    },
  });
  const { person } = renderScreen(<Form saved="DE812345676" />);
  await person.click(await screen.findByRole('button', { name: 'Jetzt prüfen' }));
  await screen.findByText('UID wird geprüft …');
  expect(server.of('CheckVatNumber').map(({ variables }) => variables)).toEqual([{ id: 'r-1' }]);
  check = VALID;
  await queryClient.invalidateQueries({ queryKey: [VAT_CHECKS] });
  await screen.findByText('UID gültig');
});

it('tells why it could not be asked', async () => {
  const { vatNumberNotCheckable } = INVOICE_RECIPIENT_FAILURES;
  aServer({ RecipientVatCheck: () => answer(a('NOT_CHECKED')), CheckVatNumber: () => refusal(vatNumberNotCheckable) });
  const { person } = renderScreen(<Form saved="DE812345676" />);
  await person.click(await screen.findByRole('button', { name: 'Jetzt prüfen' }));
  await screen.findByText(vatNumberNotCheckable.message);
});

it('says nothing of a number that is being typed, and offers no button to who may not', async () => {
  aServer({ RecipientVatCheck: () => answer(VALID) });
  const { person } = renderScreen(<Form saved="DE812345676" canCheck={false} />);
  await screen.findByText('UID gültig');
  expect(screen.queryByRole('button')).toBeNull();
  await person.type(screen.getByLabelText('UID-Nummer'), '9');
  await screen.findByText('Die UID-Nummer wird nach dem Speichern geprüft.');
  expect(screen.queryByText('UID gültig')).toBeNull();
  await person.clear(screen.getByLabelText('UID-Nummer'));
  await waitFor(() => expect(screen.queryByText(/nach dem Speichern/)).toBeNull());
});

it.each([
  ['never asked', a('NOT_CHECKED'), 1],
  ['a yes of another day', VALID, 1],
  ['a no of today', a('INVALID', { checkedAt: new Date().toISOString() }), 1],
  ['a yes of today', { ...VALID, checkedAt: new Date().toISOString() }, 0],
  ['just being asked', a('PENDING'), 0],
])('before sending a number is asked for: %s', async (_what, check, times) => {
  const server = aServer({ CheckVatNumber: () => ({ checkVatNumber: { id: 'r-1' } }) });
  renderScreen(<SendingVatCheck recipientId="r-1" check={check} />);
  await waitFor(() => expect(server.of('CheckVatNumber')).toHaveLength(times));
});

it('says before sending that the register is away, and that the invoice goes out all the same', async () => {
  aServer({ CheckVatNumber: () => ({ checkVatNumber: { id: 'r-1' } }) });
  const away = a('NOT_CHECKED', { checkedAt: new Date().toISOString(), reason: 'SERVICE_AWAY' });
  renderScreen(<SendingVatCheck recipientId="r-1" check={away} />);
  await screen.findByText('VIES ist nicht erreichbar.');
  await screen.findByText(/wird trotzdem versendet und behält den Vermerk „UID nicht geprüft“/);
});

import { z } from 'zod';
import { type CheckedRow, faultsInWords, faultsOf, type RowCells } from '#domain/imports/checked-row.ts';
import type { Choices } from '#domain/imports/import-field.ts';
import { PRICE, recipientFields } from '#domain/imports/recipient-fields.ts';
import { germanIssue } from '#domain/input/input-rules.ts';
import { text } from '#domain/input/text-input.ts';
import { withValueAt } from '#domain/input/value-at.ts';
import { BLANK_RECIPIENT } from '#domain/invoice-recipients/blank-recipient.ts';
import { InvoiceRecipientInput } from '#domain/invoice-recipients/invoice-recipient-input.ts';
import { INVOICE_RECIPIENT_LIMITS } from '#domain/invoice-recipients/invoice-recipient-rules.ts';
import { VenueInput } from '#domain/venues/venue-input.ts';

/** The form of a customer, and the places where their events are. Who comes without a number is given one, as the form proposes it. */
const Recipient = z.object({
  recipient: InvoiceRecipientInput.extend({ customerNumber: text(INVOICE_RECIPIENT_LIMITS.customerNumber) }),
  venues: z.array(VenueInput),
});
export type RecipientRow = z.output<typeof Recipient>;

/** A row of a table of customers by the very rules of the form. */
export function checkRecipient(cells: RowCells, choices: Choices): CheckedRow<RecipientRow> {
  const fields = recipientFields(choices.types);
  let form: object = BLANK_RECIPIENT;
  let contact: object = { name: '', receivesInvoices: false, receivesPrintouts: false };
  let [hasContact, venues] = [false, [] as unknown[]];
  const prices: { readonly key: string; readonly appointmentTypeId: string; readonly price: unknown }[] = [];
  for (const { key, path, read } of fields) {
    const cell = cells.get(key);
    if (!cell) continue;
    const value = read(cell, choices);
    if (path.startsWith(CONTACT)) {
      contact = { ...contact, [path.slice(CONTACT.length)]: value };
      hasContact = true;
    } else if (path.startsWith(PRICE)) prices.push({ key, appointmentTypeId: path.slice(PRICE.length), price: value });
    else if (path === 'venues')
      venues = (Array.isArray(value) ? value : []).map((venue) => ({
        venue,
        address: BLANK_RECIPIENT.letterHead.address,
      }));
    else form = withValueAt(form, path, value);
  }
  const recipient = {
    ...form,
    contactPersons: hasContact ? [contact] : [],
    appointmentTypePrices: prices.map(({ appointmentTypeId, price }) => ({ appointmentTypeId, price })),
  };
  const { data, error } = Recipient.safeParse({ recipient, venues }, { error: germanIssue });
  const faults = faultsOf(error, (path) => {
    const [, index] = /^recipient\.appointmentTypePrices\.(\d+)/.exec(path) ?? [];
    if (index !== undefined) return prices[Number(index)]?.key;
    if (path.startsWith('venues')) return 'venues';
    return fields.find((field) => path === `recipient.${field.path}`)?.key;
  });
  return { values: data, faults: faultsInWords(faults, { fields, cells, choices }) };
}

const CONTACT = 'contactPersons.0.';

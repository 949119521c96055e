import { openPrices, pricedTypesOf } from '@gastspiel/domain/price-list/own-prices.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { addressType } from '#features/contact/index.ts';
import { type ContactPerson, selectContactPersons } from '#features/invoice-recipients/contact-persons.sql.ts';
import { countLinks, type InvoiceRecipientRow } from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { loadInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
import { paymentTermsType } from '#features/invoice-recipients/payment-terms.graphql.ts';
import { findPaymentTerms } from '#features/invoice-recipients/payment-terms.sql.ts';
import { selectOwnPrices } from '#features/invoice-recipients/prices.sql.ts';
import { vatNumberCheckOf, vatNumberCheckType } from '#features/vat-numbers/index.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { viewerRefusal } from '#platform/identity/viewer.ts';

/** A recipient that a use case found or saved; what is not there is read when it is asked for. */
type RecipientRef = { readonly id: string } | InvoiceRecipientRow;

/** The tenant in which the request reads, with its read transaction. */
async function readsOf({ reads }: RequestContext) {
  const { actor } = await reads.viewer();
  if (actor.kind !== 'USER') throw new Error('only staff reach an invoice recipient');
  return { db: await reads.db(), tenantId: actor.tenantId };
}

/** Several fields come from one row, which is read once an answer. */
const rows = new WeakMap<RecipientRef, Promise<InvoiceRecipientRow>>();
async function rowOf(recipient: RecipientRef, context: RequestContext): Promise<InvoiceRecipientRow> {
  if ('version' in recipient) return recipient;
  const { db, tenantId } = await readsOf(context);
  const row = rows.get(recipient) ?? loadInvoiceRecipient(db, tenantId, recipient.id);
  rows.set(recipient, row);
  return row;
}

export function invoiceRecipientType(builder: Builder) {
  const Address = addressType(builder);
  const Money = moneyType(builder);
  const LetterHead = builder.objectRef<InvoiceRecipientRow['letterHead']>('LetterHead').implement({
    description: 'The head of letters and invoices.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name of the company or person.' }),
      contactEmail: t.exposeString('contactEmail', {
        nullable: true,
        description: 'Where mail goes when no contact person receives it.',
      }),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'With the country’s code.' }),
      vatNumber: t.exposeString('vatNumber', { nullable: true }),
      companyRegistrationNumber: t.exposeString('companyRegistrationNumber', {
        nullable: true,
        description: 'In Austria the Firmenbuch’s.',
      }),
      address: t.expose('address', { type: Address }),
    }),
  });
  const EInvoicing = builder.objectRef<InvoiceRecipientRow['eInvoicing']>('EInvoicing').implement({
    description: 'Settings of an invoice for machines, besides the invoice itself.',
    fields: (t) => ({
      sendsEbInterface: t.exposeBoolean('sendsEbInterface', {
        description: 'Whether an ebInterface file goes along with each invoice.',
      }),
      orderReference: t.exposeString('orderReference', {
        nullable: true,
        description: 'The order or account at the recipient’s.',
      }),
      supplierNumber: t.exposeString('supplierNumber', {
        nullable: true,
        description: 'The agency’s number at the recipient’s.',
      }),
    }),
  });
  const Person = builder.objectRef<ContactPerson>('ContactPerson').implement({
    description: 'Somebody at the recipient’s.',
    fields: (t) => ({
      name: t.exposeString('name'),
      contactEmail: t.exposeString('contactEmail', { nullable: true }),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
      role: t.exposeString('role', { nullable: true }),
      receivesInvoices: t.exposeBoolean('receivesInvoices', { description: 'Whether invoices are mailed there.' }),
      receivesPrintouts: t.exposeBoolean('receivesPrintouts', { description: 'Whether time sheets are mailed there.' }),
    }),
  });
  const Price = builder.objectRef<ReturnType<typeof openPrices>[number]>('AppointmentTypePrice').implement({
    description: 'The recipient’s own price of an hour of a kind of work.',
    fields: (t) => ({
      appointmentTypeId: t.exposeID('appointmentTypeId'),
      price: t.expose('price', { type: Money, description: 'For an hour, net.' }),
      validFrom: t.exposeString('validFrom', { description: 'YYYY-MM-DD.' }),
    }),
  });
  const Links = builder.objectRef<Awaited<ReturnType<typeof countLinks>>>('InvoiceRecipientLinks').implement({
    description: 'The links that keep a recipient from being deleted.',
    fields: (t) => ({
      appointments: t.exposeInt('appointments'),
      invoices: t.exposeInt('invoices', { description: 'How many invoices, cancelled ones included.' }),
    }),
  });
  return builder.objectRef<RecipientRef>('InvoiceRecipient').implement({
    description: 'Whom the agency invoices.',
    fields: (t) => ({
      id: t.exposeID('id'),
      links: t.field({
        type: Links,
        description: 'The links that keep it from being deleted.',
        resolve: async ({ id }, _args, { reads }) => countLinks(await reads.db(), id),
      }),
      history: t.field({
        type: historyType(builder),
        description: 'The history of the recipient, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, { reads }) =>
          selectHistory(await reads.db(), [{ type: 'invoice-recipient', id }], parseInput(PageInput, page)),
      }),
      version: t.int({
        description: 'To be sent back when saving.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).version,
      }),
      customerNumber: t.string({
        description: 'Unique within the tenant.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).customerNumber,
      }),
      notes: t.string({
        nullable: true,
        description: 'For the office only.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).notes,
      }),
      letterHead: t.field({
        type: LetterHead,
        description: 'The head of letters and invoices.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).letterHead,
      }),
      vatNumberCheck: t.field({
        type: vatNumberCheckType(builder),
        nullable: true,
        description: 'How its VAT number stands; nothing without one.',
        extensions: { statements: 3 },
        resolve: async (p, _a, c) => vatNumberCheckOf(await c.reads.db(), (await rowOf(p, c)).letterHead.vatNumber),
      }),
      eInvoicing: t.field({
        type: EInvoicing,
        description: 'Settings of an invoice for machines, besides the invoice itself.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).eInvoicing,
      }),
      contactPersons: t.field({
        type: [Person],
        description: 'Whom to talk to, in order.',
        resolve: async ({ id }, _a, c) => {
          const { db, tenantId } = await readsOf(c);
          return selectContactPersons(db, tenantId, id);
        },
      }),
      paymentTerms: t.field({
        type: paymentTermsType(builder),
        nullable: true,
        description: 'Own terms; none where the agency’s count.',
        resolve: async (p, _a, c) => (await rowOf(p, c)).paymentTerms,
      }),
      usedPaymentTerms: t.field({
        type: paymentTermsType(builder),
        description: 'Its own terms, or the agency’s.',
        resolve: async ({ id }, _a, { reads }) => findPaymentTerms(await reads.db(), id),
      }),
      appointmentTypePrices: t.field({
        type: [Price],
        description:
          'Own prices that are valid today, by kind of work; of a kind that is missing the agency’s list counts.',
        resolve: async ({ id }, _a, { reads }) => {
          const today = dayOf(new Date());
          const open = openPrices(await selectOwnPrices(await reads.db(), [id]), today);
          return open.filter(({ validFrom }) => validFrom <= today);
        },
      }),
      ownPrices: t.field({
        type: [Price],
        description: 'Own prices that are valid today, and those to come.',
        resolve: async ({ id }, _a, { reads }) => [
          ...openPrices(await selectOwnPrices(await reads.db(), [id]), dayOf(new Date())),
        ],
      }),
      pricedTypeIds: t.idList({
        description:
          'Kinds of work whose own prices began by today, ended ones too. The first price of another kind may be valid from the beginning.',
        resolve: async ({ id }, _a, { reads }) => [
          ...pricedTypesOf(await selectOwnPrices(await reads.db(), [id]), dayOf(new Date())),
        ],
      }),
      viewerCanEdit: t.boolean({
        description: 'Whether the person who asks may change and delete it.',
        extensions: { statements: 0 },
        resolve: async (_p, _a, { reads }) =>
          viewerRefusal('invoice-recipients.write', await reads.viewer()) === undefined,
      }),
    }),
  });
}

import type { DatedPrice } from '@gastspiel/domain/price-list/dated-prices.ts';
import { ListedTypeInput, RaiseInput } from '@gastspiel/domain/price-list/price-list-input.ts';
import type { RaisedPrice } from '@gastspiel/domain/price-list/raise.ts';
import {
  findPriceList,
  foreseePriceChange,
  type ListedType,
  type PriceChange,
  type PriceList,
} from '#features/price-list/find-price-list.ts';
import { type OwnRaise, previewRaise, type Raise, raisePrices } from '#features/price-list/raise-prices.ts';
import { removeListPrice } from '#features/price-list/remove-list-price.ts';
import { retireType } from '#features/price-list/retire-type.ts';
import { saveListedType } from '#features/price-list/save-listed-type.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyInput, moneyType } from '#platform/graphql/money-type.ts';
import { serve } from '#platform/graphql/serve.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

/** So many an agency has: a larger list is answered too. */
const TYPES_MOSTLY = 20;
const PRICES_MOSTLY = 5;

function priceListType(builder: Builder) {
  const Money = moneyType(builder);
  const Price = builder.objectRef<DatedPrice>('ListPrice').implement({
    description: 'A price of the agency’s list, valid from its day until the next one.',
    fields: (t) => ({
      validFrom: t.exposeString('validFrom', { description: 'YYYY-MM-DD.' }),
      price: t.field({ type: Money, description: 'For an hour, net.', resolve: ({ price }) => price ?? 0n }),
    }),
  });
  const Type = builder.objectRef<ListedType>('ListedAppointmentType').implement({
    description: 'A kind of work with its prices.',
    fields: (t) => ({
      id: t.exposeID('id'),
      description: t.exposeString('description', { description: 'Its name, unique within the tenant.' }),
      isRetired: t.exposeBoolean('isRetired', { description: 'Whether it can’t be chosen for anything new.' }),
      current: t.field({
        type: Price,
        nullable: true,
        description: 'Valid today.',
        resolve: ({ current }) => current,
      }),
      next: t.field({ type: Price, nullable: true, description: 'The next change.', resolve: ({ next }) => next }),
      prices: t.field({
        type: [Price],
        description: 'All of them, by day: past ones and those to come.',
        extensions: { entries: PRICES_MOSTLY },
        resolve: ({ prices }) => [...prices],
      }),
      ownPriceRecipients: t.exposeInt('ownPriceRecipients', {
        description: 'How many recipients have an own price today.',
      }),
      workers: t.exposeInt('workers', { description: 'How many workers do it.' }),
    }),
  });
  return builder.objectRef<PriceList>('PriceList').implement({
    description: 'The agency’s kinds of work and their prices; without the invoicing module there are no prices.',
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      types: t.field({
        type: [Type],
        description: 'In the agency’s order.',
        extensions: { entries: TYPES_MOSTLY },
        resolve: ({ types }) => [...types],
      }),
      viewerCanEdit: t.boolean({
        extensions: { statements: 0 },
        resolve: (_list, _args, context) => viewerMay(context, 'appointment-types.write'),
      }),
    }),
  });
}

function changeTypes(builder: Builder) {
  const Money = moneyType(builder);
  const Change = builder.objectRef<PriceChange>('PriceChange').implement({
    description: 'The effects of a new price, before anybody saves it.',
    fields: (t) => ({
      before: t.expose('before', { type: Money, nullable: true, description: 'The price of that day until now.' }),
      until: t.exposeString('until', { nullable: true, description: 'The day on which another price begins.' }),
      appointments: t.exposeInt('appointments', {
        description: 'How many appointments that nobody has billed yet will cost the new price.',
      }),
    }),
  });
  const Raised = builder.objectRef<RaisedPrice>('RaisedPrice').implement({
    description: 'A price of the list that rises.',
    fields: (t) => ({
      appointmentTypeId: t.exposeID('appointmentTypeId'),
      before: t.expose('before', { type: Money }),
      after: t.expose('after', { type: Money }),
    }),
  });
  const OwnRaised = builder.objectRef<OwnRaise>('RaisedOwnPrice').implement({
    description: 'An own price of a recipient that rises.',
    fields: (t) => ({
      invoiceRecipientId: t.exposeID('recipientId'),
      recipientName: t.exposeString('recipientName'),
      appointmentTypeId: t.exposeID('appointmentTypeId'),
      before: t.expose('before', { type: Money }),
      after: t.expose('after', { type: Money }),
    }),
  });
  const RaisePreview = builder.objectRef<Raise>('RaisePreview').implement({
    description: 'The prices that would rise.',
    fields: (t) => ({
      list: t.field({ type: [Raised], resolve: ({ list }) => [...list] }),
      own: t.field({ type: [OwnRaised], resolve: ({ own }) => [...own] }),
      seen: t.exposeString('seen', { description: 'To be sent back when they are raised.' }),
    }),
  });
  return { Change, RaisePreview };
}

const listedTypeInput = inputOf('ListedTypeInput', 'A kind of work in the price list.', ListedTypeInput, {
  description: 'Its name, unique within the tenant.',
  price: [moneyInput, 'For an hour, net; prices stay as they are when left out.'],
  validFrom: 'YYYY-MM-DD; today when left out. A price of the same day is written over.',
});

const raiseInput = inputOf('RaiseInput', 'How much all prices rise, and when.', RaiseInput, {
  percentage: 'Such as 3.5.',
  validFrom: 'YYYY-MM-DD.',
  includesOwn: 'Whether own prices of recipients rise too.',
});

export const priceListSchema: SchemaPart = (builder) => {
  const PriceListRef = priceListType(builder);
  const { Change, RaisePreview } = changeTypes(builder);
  const SEEN = 'The version that was seen.';
  builder.queryFields((t) => ({
    priceList: t.field({
      type: PriceListRef,
      description: 'The agency’s kinds of work and their prices.',
      ...serve(builder, findPriceList),
    }),
    priceChange: t.field({
      type: Change,
      description: 'The effects of a new price of a kind of work, before anybody saves it.',
      ...serve(builder, foreseePriceChange, { validFrom: 'YYYY-MM-DD.' }),
    }),
    raisePreview: t.field({
      type: RaisePreview,
      description: 'The prices that would rise.',
      ...serve(builder, previewRaise, { input: raiseInput }),
    }),
  }));
  builder.mutationFields((t) => ({
    saveListedType: t.field({
      type: PriceListRef,
      description: 'Saves a kind of work, new or known, with a price from a day on. Refused when the list was changed.',
      ...serve(builder, saveListedType, {
        appointmentTypeId: 'A new one when left out.',
        version: SEEN,
        input: listedTypeInput,
      }),
    }),
    removeListPrice: t.field({
      type: PriceListRef,
      description: 'Takes back a price that is only to come.',
      ...serve(builder, removeListPrice, { version: SEEN, validFrom: 'YYYY-MM-DD.' }),
    }),
    retireAppointmentType: t.field({
      type: PriceListRef,
      description: 'Retires a kind of work, or brings it back.',
      ...serve(builder, retireType, { version: SEEN }),
    }),
    raisePrices: t.field({
      type: PriceListRef,
      description: 'Raises all prices of the list; refused when one of them has changed since the preview.',
      ...serve(builder, raisePrices, { input: raiseInput, seen: 'The digest that came with the preview.' }),
    }),
  }));
};

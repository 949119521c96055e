import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';

const PriceListDocument = graphql(`
  query PriceList {
    priceList {
      version viewerCanEdit
      types {
        id description isRetired ownPriceRecipients workers
        current {
          validFrom
          price { value }
        }
        next {
          validFrom
          price { value }
        }
        prices {
          validFrom
          price { value }
        }
      }
    }
  }
`);
export type PriceList = ResultOf<typeof PriceListDocument>['priceList'];
export type ListedType = PriceList['types'][number];

/** The beginning of every key under which prices are loaded. */
const PRICES = 'price-list';

export const priceListQuery = ask(PriceListDocument, {}, [PRICES], ({ priceList }) => priceList);

const PriceChange = graphql(`
  query PriceChange($id: String!, $validFrom: String!) {
    priceChange(appointmentTypeId: $id, validFrom: $validFrom) {
      until appointments
      before { value }
    }
  }
`);
export type PriceChange = ResultOf<typeof PriceChange>['priceChange'];

/** The effects of a new price from a day on. */
export const priceChangeQuery = (id: string, validFrom: string) =>
  ask(PriceChange, { id, validFrom }, [PRICES], ({ priceChange }) => priceChange);

const RaisePreview = graphql(`
  query RaisePreview($input: RaiseInput!) {
    raisePreview(input: $input) {
      seen
      list {
        appointmentTypeId
        before { value }
        after { value }
      }
      own {
        invoiceRecipientId recipientName appointmentTypeId
        before { value }
        after { value }
      }
    }
  }
`);
export type RaisePreview = ResultOf<typeof RaisePreview>['raisePreview'];

interface Raise {
  readonly percentage: number;
  readonly validFrom: string;
  readonly includesOwn: boolean;
}

export const raisePreviewQuery = (input: Raise) =>
  ask(RaisePreview, { input }, [PRICES], ({ raisePreview }) => raisePreview);

// Other features show the name of a type, and whether it can be chosen.
const renew = (): Promise<unknown> =>
  renewTopics(PRICES, 'tenant', 'agency-choices', 'tenant-choices', 'invoice-recipients');

export const saveListedType = defineCommand({
  document: graphql(`
    mutation SaveListedType($id: String, $version: Int!, $input: ListedTypeInput!) {
      saveListedType(appointmentTypeId: $id, version: $version, input: $input) { version }
    }
  `),
  renew,
});

export const removeListPrice = defineCommand({
  document: graphql(`
    mutation RemoveListPrice($id: String!, $version: Int!, $validFrom: String!) {
      removeListPrice(appointmentTypeId: $id, version: $version, validFrom: $validFrom) { version }
    }
  `),
  renew,
});

export const retireType = defineCommand({
  document: graphql(`
    mutation RetireAppointmentType($id: String!, $version: Int!, $isRetired: Boolean!) {
      retireAppointmentType(appointmentTypeId: $id, version: $version, isRetired: $isRetired) { version }
    }
  `),
  renew,
});

export const raisePrices = defineCommand({
  document: graphql(`
    mutation RaisePrices($input: RaiseInput!, $seen: String!) {
      raisePrices(input: $input, seen: $seen) { version }
    }
  `),
  renew,
});

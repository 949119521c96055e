import { InvoiceSenderInput } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import { addressInput, addressType } from '#features/contact/index.ts';
import type { InvoiceSender } from '#features/invoice-senders/invoice-senders.sql.ts';
import { saveInvoiceSender } from '#features/invoice-senders/save-invoice-sender.ts';
import { findSenderLogo } from '#features/invoice-senders/sender-logos.sql.ts';
import { showInvoiceSender } from '#features/invoice-senders/show-invoice-sender.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { serve } from '#platform/graphql/serve.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

/** The meaning of the fields, whether they are read or written. */
const MEANING = {
  name: 'The name of the company.',
  vatNumber: 'The VAT id.',
  companyRegistrationNumber: 'In Austria the Firmenbuch’s.',
  companyRegistrationCourt: 'Where the register is kept.',
  address: 'Where letters come from.',
  contactEmail: 'Where answers go.',
  phoneNumber: 'With the country’s code.',
  accountHolder: 'The name of the sender when left out.',
  iban: 'Without blanks. Invoices without it have no payment code.',
  bic: 'With eight or eleven signs.',
  closureText: 'Stands beneath the sums of an invoice.',
  footerText: 'Stands at the foot of every paper.',
  invoiceCopyEmail: 'Gets a copy of every invoice.',
  nightSurcharge: 'In percent, from 22 to 6; not asked for when left out.',
  sundaySurcharge: 'In percent, on Sundays; not asked for when left out.',
  holidaySurcharge: 'In percent, on public holidays; not asked for when left out.',
} as const;

type Surcharge = 'nightSurcharge' | 'sundaySurcharge' | 'holidaySurcharge';

function senderType(builder: Builder) {
  return builder.objectRef<InvoiceSender>('InvoiceSender').implement({
    description: 'The agency as it stands on its papers.',
    fields: (t) => {
      const optional = (field: Exclude<keyof typeof MEANING, 'name' | 'address' | 'contactEmail' | Surcharge>) =>
        t.exposeString(field, { nullable: true, description: MEANING[field] });
      const percentage = (field: Surcharge) => t.exposeFloat(field, { nullable: true, description: MEANING[field] });
      return {
        version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
        name: t.exposeString('name', { description: MEANING.name }),
        vatNumber: optional('vatNumber'),
        companyRegistrationNumber: optional('companyRegistrationNumber'),
        companyRegistrationCourt: optional('companyRegistrationCourt'),
        address: t.expose('address', { type: addressType(builder), description: MEANING.address }),
        contactEmail: t.exposeString('contactEmail', { description: MEANING.contactEmail }),
        phoneNumber: optional('phoneNumber'),
        accountHolder: optional('accountHolder'),
        iban: optional('iban'),
        bic: optional('bic'),
        closureText: optional('closureText'),
        footerText: optional('footerText'),
        invoiceCopyEmail: optional('invoiceCopyEmail'),
        nightSurcharge: percentage('nightSurcharge'),
        sundaySurcharge: percentage('sundaySurcharge'),
        holidaySurcharge: percentage('holidaySurcharge'),
        logoBase64: t.string({
          nullable: true,
          description: 'The logo as a data URI.',
          resolve: async ({ logoId }, _args, { reads }) => {
            const logo = logoId && (await findSenderLogo(await reads.db(), logoId));
            return logo ? `data:${logo.mediaType};base64,${logo.picture.toString('base64')}` : null;
          },
        }),
        history: t.field({
          type: historyType(builder),
          description: 'The history of the sender, newest first.',
          args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
          resolve: async (_sender, { page }, { reads }) => {
            const { actor } = await reads.viewer();
            if (actor.kind !== 'USER') throw new Error('only staff reach the invoice sender');
            const entity = { type: 'invoice-sender', id: actor.tenantId };
            return selectHistory(await reads.db(), [entity], parseInput(PageInput, page));
          },
        }),
        viewerCanEdit: t.boolean({
          extensions: { statements: 0 },
          resolve: (_sender, _args, context) => viewerMay(context, 'invoice-sender.write'),
        }),
      };
    },
  });
}

const senderInput = inputOf('InvoiceSenderInput', 'Everything of the invoice sender.', InvoiceSenderInput, {
  ...MEANING,
  address: [addressInput, MEANING.address],
  logoBase64: 'A JPG or PNG as base64 or data URI. Left out it stays as it is, null removes it.',
});

export const invoiceSendersSchema: SchemaPart = (builder) => {
  const InvoiceSender = senderType(builder);
  builder.queryField('invoiceSender', (t) =>
    t.field({
      type: InvoiceSender,
      nullable: true,
      description: 'The agency as it stands on its papers; null while it was never saved.',
      ...serve(builder, showInvoiceSender),
    }),
  );
  builder.mutationField('saveInvoiceSender', (t) =>
    t.field({
      type: InvoiceSender,
      description: 'Saves the sender whole. Refused when somebody else changed it meanwhile.',
      ...serve(builder, saveInvoiceSender, {
        version: 'The version that was edited; none for the first one.',
        input: senderInput,
      }),
    }),
  );
};

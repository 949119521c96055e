import { groupedIban } from '@gastspiel/domain/bank/iban.ts';
import { InvoiceSenderInput } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { formatGerman, parseGerman } from '#ui/fields/german-number.ts';
import type { Sender } from './sender-query.ts';

/** The values of the form. */
export type SenderValues = z.input<typeof InvoiceSenderInput>;

export const senderResolver = zodResolver(InvoiceSenderInput);

const BLANK = { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' };

export const senderValues = (sender: Sender | null): SenderValues => ({
  name: sender?.name ?? '',
  vatNumber: sender?.vatNumber ?? '',
  companyRegistrationNumber: sender?.companyRegistrationNumber ?? '',
  companyRegistrationCourt: sender?.companyRegistrationCourt ?? '',
  address: sender?.address ?? BLANK,
  contactEmail: sender?.contactEmail ?? '',
  phoneNumber: sender?.phoneNumber ?? '',
  accountHolder: sender?.accountHolder ?? '',
  iban: groupedIban(sender?.iban ?? ''),
  bic: sender?.bic ?? '',
  closureText: sender?.closureText ?? '',
  footerText: sender?.footerText ?? '',
  invoiceCopyEmail: sender?.invoiceCopyEmail ?? '',
  nightSurcharge: sender?.nightSurcharge ?? null,
  sundaySurcharge: sender?.sundaySurcharge ?? null,
  holidaySurcharge: sender?.holidaySurcharge ?? null,
  logoBase64: sender?.logoBase64 ?? null,
});

/** The input to send: a logo that is still the saved one is left out. */
export const inputOf = (values: z.output<typeof InvoiceSenderInput>, saved: Sender | null) => {
  const { logoBase64, ...input } = values;
  return logoBase64 === (saved?.logoBase64 ?? null) ? input : { ...input, logoBase64: logoBase64 ?? null };
};

/** "12,5" for 12.5; empty for none. */
export const percentText = (percent: number | null): string =>
  percent === null ? '' : formatGerman(Math.round(percent * 100), 2, 0);

/** The other way round. What is no number stays none. */
export function parsePercent(text: string): number | null {
  const hundredths = parseGerman(text, 2);
  return hundredths === null ? null : hundredths / 100;
}

import { datesFrom } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { ACCOUNTANT, anInvoice } from '../an-invoice.fixture.ts';
import type { InvoiceLine, InvoiceWhole } from '../invoice-query.ts';
import type { BillableBlock, Billing, Preview } from './billing-query.ts';

export const RECIPIENT = '0190a000-0000-7000-8000-000000000001';
export const BALL = '0190a000-0000-7000-8000-00000000000b';
export const GALA = '0190a000-0000-7000-8000-00000000000c';
export const SERVICE = '0190a000-0000-7000-8000-0000000000f1';

export const aBlock = (id: string, description: string, changed: Partial<BillableBlock> = {}): BillableBlock => ({
  id,
  description,
  startDateTime: '2026-10-03T18:00:00+02:00',
  endDateTime: '2026-10-04T02:00:00+02:00',
  appointmentTypeId: SERVICE,
  typeDescription: 'Service',
  workers: 6,
  workMinutes: 2880,
  travelMinutes: 0,
  obstacle: null,
  net: { value: 1368 },
  ...changed,
});

export const aBilling = (
  blocks: readonly BillableBlock[],
  countryCode = 'AT',
  vatNumber: string | null = null,
): Billing => ({
  recipient: {
    id: RECIPIENT,
    customerNumber: 'K-1007',
    letterHead: { name: 'Ringhof Hotels GmbH', vatNumber, address: { countryCode } },
    usedPaymentTerms: { days: 10 },
  },
  blocks,
});

/** 48 hours of service at 28,50. */
export const aLine = (worklogBlockId: string, changed: Partial<InvoiceLine> = {}): InvoiceLine => ({
  worklogBlockId,
  appointmentTypeId: SERVICE,
  day: '2026-10-03',
  description: 'Service – Herbstball',
  quantity: 48,
  recordedMinutes: 2880,
  workers: 6,
  price: { value: 28.5 },
  net: { value: 1368 },
  ...changed,
});

const aPreview = (lines: readonly InvoiceLine[], changed: Partial<Preview> = {}): Preview => ({
  number: '2026-00143',
  lines: [...lines],
  recorded: lines.map(({ worklogBlockId, day, recordedMinutes }) => ({
    worklogBlockId: worklogBlockId ?? '',
    day: day ?? '',
    minutes: recordedMinutes ?? 0,
  })),
  proposedSurcharges: [],
  travelMinutes: 0,
  pages: ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
  addressees: [
    { name: 'Ringhof', email: 'rechnung@ringhof.example', isCopy: false },
    { name: '', email: 'buchhaltung@tafelrunde.example', isCopy: true },
  ],
  obstacles: [],
  ...changed,
});

/** A draft of today with one line. */
export function aDraft(changed: Partial<InvoiceWhole> = {}): InvoiceWhole {
  const summary = anInvoice('2026-00142', 'DRAFT', { id: '0190a000-0000-7000-8000-0000000000d1' });
  const dates = datesFrom(dayOf(new Date()));
  return {
    ...summary,
    recipientId: RECIPIENT,
    version: 1,
    language: 'DE',
    taxTreatment: 'TAXED',
    taxPercentage: 20,
    notes: null,
    includedWorklogBlockIds: [BALL],
    netTotal: { value: 1368 },
    tax: { value: 273.6 },
    grossTotal: { value: 1641.6 },
    lines: [aLine(BALL)],
    surcharges: [],
    additionalItems: [],
    usedLetterHead: { name: 'Ringhof Hotels GmbH', customerNumber: 'K-1007' },
    sendingHints: [],
    processingSteps: {
      ...dates,
      createdAt: new Date().toISOString(),
      createdByName: 'Helga Strasser',
      sentAt: null,
      paidOn: null,
      cancelledAt: null,
    },
    cancels: null,
    cancelledBy: null,
    ...changed,
  };
}

interface Asked {
  readonly worklogBlockIds: readonly string[];
  readonly draft: {
    readonly lines: readonly {
      readonly worklogBlockId: string;
      readonly description: string;
      readonly quantity: number;
    }[];
  };
}

/** Answers a preview as the server does: what was changed by hand, the other lines as recorded. */
export const previewing =
  (lines: readonly InvoiceLine[], changed: Partial<Preview> = {}) =>
  (asked: unknown): object => {
    const { worklogBlockIds, draft } = asked as Asked;
    const shown = lines
      .filter((line) => worklogBlockIds.includes(line.worklogBlockId ?? ''))
      .map((line) => {
        const byHand = draft.lines.find((one) => one.worklogBlockId === line.worklogBlockId);
        return { ...line, ...(byHand && { description: byHand.description, quantity: byHand.quantity }) };
      });
    return { invoicePdfData: aPreview(shown, changed) };
  };

export const billed = ({ recipient, blocks }: Billing) => ({
  invoiceRecipient: recipient,
  billableWorklogBlocks: blocks,
});

/** A page on a server that knows no more than the test says. */
export function open(page: ReactNode, answers: Parameters<typeof aServer>[0]) {
  const server = aServer({
    BillableSums: () => ({ billableWorklogBlocksSummary: [] }),
    FoundRecipientNames: () => ({ invoiceRecipientNames: [] }),
    ...answers,
  });
  return { server, ...renderScreen(page, ACCOUNTANT) };
}

export const hoursField = (what: string): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^Stunden, .*${what}`));
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const total = (): string =>
  within(screen.getByText('Brutto').closest('dl') ?? document.body)
    .getAllByRole('definition')
    .at(-1)?.textContent ?? '';

import { z } from 'zod';
import type { FailureKind } from '#domain/failures/failure.ts';
import { INVOICE_FAILURES } from '#domain/invoices/invoice-failures.ts';
import { INVOICE_RULES } from '#domain/invoices/invoice-input.ts';
import { INVOICE_STATES, type InvoiceState } from '#domain/invoices/invoice-state.ts';
import { isDay } from '#domain/time/vienna-day.ts';

/** Those of what was sent. */
export const ARCHIVED_STATES = INVOICE_STATES.filter((state) => state !== 'DRAFT' && state !== 'MISSED_SENDING');

const LIMITS = { invoices: 5000, bytes: 1_000_000_000 };

export interface ArchiveSize {
  readonly count: number;
  readonly bytes: number;
}

/** Why these can't be had in one file. */
export function archiveObstacle({ count, bytes }: ArchiveSize): FailureKind | undefined {
  if (count === 0) return INVOICE_FAILURES.archiveEmpty;
  return count > LIMITS.invoices || bytes > LIMITS.bytes ? INVOICE_FAILURES.archiveTooLarge : undefined;
}

export const ARCHIVE_RULES = { order: 'Das Ende darf nicht vor dem Beginn liegen.' } as const;

const day = z.string(INVOICE_RULES.day).refine(isDay, INVOICE_RULES.day);

/** The sent invoices of a period by their issue dates, in whichever state or in some. */
export const ArchiveInput = z
  .object({
    from: day,
    to: day,
    states: z
      .array(z.enum(INVOICE_STATES))
      .nullish()
      .transform((states): readonly InvoiceState[] => states ?? []),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: ARCHIVE_RULES.order });
export type ArchiveInput = z.output<typeof ArchiveInput>;

const NAME_LENGTH = 60;

/** A piece of a file name that every file system takes: letters, with their umlauts, and digits; hyphens for all else. */
export const inFileNames = (text: string): string =>
  [...text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, NAME_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '');

interface Named {
  readonly number: string;
  readonly recipientName: string;
  readonly isCancellation: boolean;
}

/** "2026-00143_Ringhof-Hotels-GmbH.pdf": the number comes first, so that names sort and no two are the same. */
export const archivedFileName = ({ number, recipientName, isCancellation }: Named): string =>
  `${[number, isCancellation ? 'Storno' : '', inFileNames(recipientName)].filter(Boolean).join('_')}.pdf`;

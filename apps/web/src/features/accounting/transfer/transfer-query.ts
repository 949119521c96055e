import type { TransferDays, TransferStep } from '@gastspiel/domain/accounting/transfer.ts';
import { useQuery } from '@tanstack/react-query';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { ACCOUNTING } from '#platform/live/topics.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { renewAccounting } from '../connection.ts';

const TransferPreview = graphql(`
  query AccountingTransferPreview($from: String!, $until: String!) {
    accountingTransferPreview(from: $from, until: $until) { sums { step lines minutes workers } }
  }
`);
export type Sums = ResultOf<typeof TransferPreview>['accountingTransferPreview']['sums'];

/** Times that payroll is told as new, changed or gone; or those that are kept back. */
export type Shown = TransferStep | 'KEPT';

/** Nothing of a step is no row of it. */
export const sumOf = (sums: Sums, shown: Shown) =>
  sums.find(({ step }) => step === (shown === 'KEPT' ? null : shown)) ?? { lines: 0, minutes: 0, workers: 0 };

export const usePreview = (period: TransferDays) =>
  useQuery(
    steady(
      ask(TransferPreview, period, [ACCOUNTING], ({ accountingTransferPreview }) => accountingTransferPreview.sums),
    ),
  );

const Differences = graphql(`
  query AccountingDifferences($from: String!, $until: String!, $step: AccountingTransferStep, $page: PageInput) {
    accountingTransferPreview(from: $from, until: $until) {
      differences(step: $step, page: $page) {
        count
        items {
          step obstacle targetUserId worklogBlockId firstName lastName description isTravel ordinal
          day minutes minutesBefore costCenter exitDate lastRejection
        }
      }
    }
  }
`);
export type Difference = ResultOf<typeof Differences>['accountingTransferPreview']['differences']['items'][number];

/** A page of one kind of times. */
export function useDifferences(period: TransferDays, shown: Shown, { number, size }: PageChoice) {
  const variables = { ...period, step: shown === 'KEPT' ? null : shown, page: { number: number - 1, size } };
  return useQuery(
    steady(
      ask(
        Differences,
        variables,
        [ACCOUNTING],
        ({ accountingTransferPreview }) => accountingTransferPreview.differences,
      ),
    ),
  );
}

const TransferParts = graphql(`
  fragment TransferParts on AccountingTransfer {
    id from until state orderedAt orderedByName endedAt failure problem waitsUntil count
    waitingCount sentCount acceptedCount rejectedCount
  }
`);
export type Transfer = ResultOf<typeof TransferParts>;

const Transfers = graphql(
  `
  query AccountingTransfers($page: PageInput) {
    accountingTransfers(page: $page) {
      count
      items { ...TransferParts }
    }
  }
`,
  [TransferParts],
);

/** The server tells when something changes; in case that it can't, it is asked now and then. */
const ASK_AGAIN_MS = 3000;
export const isRunning = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'RUNNING';

/** All transfers, the newest first: if one is under way, it is that. */
export function useTransfers({ number, size }: PageChoice) {
  const variables = { page: { number: number - 1, size } };
  return useQuery({
    ...steady(ask(Transfers, variables, [ACCOUNTING])),
    refetchInterval: ({ state: { data } }) => (data?.items.some(isRunning) ? ASK_AGAIN_MS : false),
  });
}

const TransferWithLines = graphql(
  `
  query AccountingTransfer($id: String!, $page: PageInput) {
    accountingTransfer(transferId: $id) {
      ...TransferParts
      lines(page: $page) {
        count
        items {
          position step state rejection targetUserId worklogBlockId firstName lastName description
          isTravel day minutes minutesBefore
        }
      }
    }
  }
`,
  [TransferParts],
);
export type TransferLine = ResultOf<typeof TransferWithLines>['accountingTransfer']['lines']['items'][number];

export function useTransfer(id: string, { number, size }: PageChoice) {
  const variables = { id, page: { number: number - 1, size } };
  return useQuery({
    ...steady(ask(TransferWithLines, variables, [ACCOUNTING])),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? ASK_AGAIN_MS : false),
  });
}

export const startTransfer = defineCommand({
  document: graphql(`
    mutation StartAccountingTransfer($from: String!, $until: String!) {
      startAccountingTransfer(from: $from, until: $until) { id }
    }
  `),
  subject: ({ from, until }) => [from, until],
  answer: ({ startAccountingTransfer: { id } }) => id,
  renew: renewAccounting,
  renewsAlways: true,
});

export const stopTransfer = defineCommand({
  document: graphql(`
    mutation StopAccountingTransfer($id: String!) {
      stopAccountingTransfer(transferId: $id) { id }
    }
  `),
  renew: renewAccounting,
  renewsAlways: true,
});

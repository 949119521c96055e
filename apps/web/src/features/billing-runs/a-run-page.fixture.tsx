import { screen } from '@testing-library/dom';
import type { WholeRun } from '#features/invoices/index.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { aProposal } from './a-run.fixture.ts';
import { BillingRunPage } from './billing-run-page.tsx';
import type { Proposal, Unassigned } from './proposals-query.ts';

const ACCOUNTANT: Partial<Viewer> = { tenant: { hasInvoicingModule: true } as Viewer['tenant'] };
export const PROPOSALS = [
  aProposal('K-1'),
  aProposal('K-2', { hints: ['VAT_NUMBER_NOT_CHECKED'] }),
  aProposal('K-3', { gaps: ['PRICE_MISSING'], typesWithoutPrice: ['Bar'], dayWithoutPrice: '2026-10-17', net: null }),
  aProposal('K-4', { gaps: ['ADDRESS_MISSING', 'TOO_MANY_BLOCKS'], hints: ['SENDER_VAT_NUMBER_MISSING'] }),
];

/** The page on a server whose runs and proposals a test can change. */
export function shown(answers: Parameters<typeof aServer>[0] = {}) {
  const world = {
    proposals: PROPOSALS as readonly Proposal[],
    runs: [] as WholeRun[],
    unassigned: [] as readonly Unassigned[],
  };
  const server = aServer({
    SenderSurcharges: () => ({ invoiceSender: { nightSurcharge: 25, sundaySurcharge: null, holidaySurcharge: null } }),
    BillingProposals: () => ({ billingProposals: world.proposals, unassignedWorklogBlocks: world.unassigned }),
    ManySendingHints: () => ({ invoiceSendingHints: [] }),
    BillingRuns: () => ({ billingRuns: world.runs.map(({ items: _, ...run }) => run) }),
    BillingRunItems: ({ id }) => ({ billingRun: world.runs.find((run) => run.id === id) ?? {} }),
    ...answers,
  });
  return { world, server, ...renderScreen(<BillingRunPage />, ACCOUNTANT) };
}
export const renewed = () => queryClient.invalidateQueries();
export const makeButton = (count: string) => screen.findByRole('button', { name: `${count} anlegen` });

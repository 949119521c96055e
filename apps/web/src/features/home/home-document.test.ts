import { expect, it } from 'vitest';
import { HomeDocument } from './home-document.ts';

it('asks for each part that not everybody may see on its own condition: one refusal would refuse the page', () => {
  const parts = String(HomeDocument).matchAll(/(\w+)(?:\([^)]*\))? @include\(if: \$(\w+)\)/g);
  expect(Object.fromEntries([...parts].map(([, field, condition]) => [field, condition]))).toEqual({
    invoiceRecipients: 'seesRecipients',
    targetUsers: 'seesReleases',
    unsentPrintoutSummary: 'seesBlocks',
    resendingNecessaryPrintoutSummary: 'seesBlocks',
    worklogBlocks: 'seesBlocks',
    openInvoiceSummary: 'seesInvoices',
    statistics: 'seesStatistics',
    failedJobs: 'seesJobs',
  });
});

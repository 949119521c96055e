import type { AccountingPreset } from '@gastspiel/domain/accounting-files/presets.ts';
import type { Month } from '@gastspiel/domain/time/month.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';

export const ACCOUNTING_FILES = 'accounting-files';

const AccountingFilePreview = graphql(`
  query AccountingFilePreview($preset: AccountingPreset!, $month: String!) {
    accountingFile(preset: $preset, month: $month) {
      fileName rowCount
      net { value }
      tax { value }
      gross { value }
      hoursByKind { kind hours }
      gaps { code message recipientId targetUserId invoiceId }
      hints { code message }
      headings
      firstRows { cells }
    }
  }
`);
export type FilePreview = ResultOf<typeof AccountingFilePreview>['accountingFile'];
export type FileGap = FilePreview['gaps'][number];

/** Never from the cache: whoever has mended something elsewhere comes back to see it. */
export const useFilePreview = (preset: AccountingPreset, month: Month) =>
  useQuery({
    ...ask(AccountingFilePreview, { preset, month }, [ACCOUNTING_FILES]),
    refetchOnMount: 'always',
  });

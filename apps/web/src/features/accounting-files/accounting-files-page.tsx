import { Page } from '#ui/pages/page.tsx';
import { AccountingFiles } from './accounting-files.tsx';
import { ACCOUNTING_FILES_TITLES } from './accounting-files-titles.ts';

export const AccountingFilesPage = () => (
  <Page title={ACCOUNTING_FILES_TITLES.files} isTitleInHeader>
    <AccountingFiles />
  </Page>
);

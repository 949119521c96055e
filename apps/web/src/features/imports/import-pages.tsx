import { RECIPIENTS, WORKERS } from './import-kind.ts';
import { ImportPage } from './import-page.tsx';

export const WorkerImportPage = () => <ImportPage kind={WORKERS} />;
export const RecipientImportPage = () => <ImportPage kind={RECIPIENTS} />;

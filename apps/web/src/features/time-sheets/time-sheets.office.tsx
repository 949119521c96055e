import { FileText } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { useWaitingCount } from './printout-summaries.ts';
import { TIME_SHEETS_TITLE as title } from './time-sheet-titles.ts';

const path = '/printout_sending';
const action = 'worklog-blocks.read';

export const feature: Feature = {
  routes: [
    {
      path,
      title,
      action,
      load: async () => (await import('./list/time-sheets-page.tsx')).TimeSheetsPage,
    },
  ],
  menu: [{ to: path, label: title, icon: FileText, group: 'invoicing', action, order: 300, badge: useWaitingCount }],
};

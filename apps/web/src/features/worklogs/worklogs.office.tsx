import { Timer } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { useOpenBlocksCount } from './open-blocks-count.ts';
import { WORKLOG_TITLES } from './worklog-titles.ts';

const within = '/worklog_recording';
const action = 'worklog-blocks.read';

export const feature: Feature = {
  routes: [
    {
      path: within,
      title: WORKLOG_TITLES.list,
      action,
      load: async () => (await import('./list/blocks-page.tsx')).BlocksPage,
    },
    {
      path: '/worklog_recording/$worklogBlockId',
      title: WORKLOG_TITLES.list,
      action,
      load: async () => (await import('./recording/block-page.tsx')).BlockPage,
      within,
    },
  ],
  menu: [
    {
      to: within,
      label: WORKLOG_TITLES.list,
      icon: Timer,
      group: 'invoicing',
      action,
      order: 400,
      badge: useOpenBlocksCount,
    },
  ],
};

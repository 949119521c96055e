import { Wrench } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';
import { ADMIN_TOOLS_TITLE as title } from './admin-tools-title.ts';

const action = 'admin-tools.use';

export const feature: Feature = {
  routes: [
    {
      path: '/admin_tools',
      title,
      action,
      load: async () => (await import('./admin-tools-page.tsx')).AdminToolsPage,
    },
  ],
  menu: [{ to: '/admin_tools', label: title, icon: Wrench, group: 'admin', action, order: 200 }],
};

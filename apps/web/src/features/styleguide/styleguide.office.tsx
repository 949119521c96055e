import { Palette } from 'lucide-react';
import type { Feature } from '#platform/navigation/feature.ts';

const action = 'user-information.read';

/** Shows all building blocks in all states, while developing; a production build drops it together with its page. */
export const feature: Feature = import.meta.env.DEV
  ? {
      routes: [
        {
          path: '/styleguide',
          title: 'Bausteine',
          action,
          load: async () => (await import('./styleguide-page.tsx')).StyleguidePage,
        },
      ],
      menu: [{ to: '/styleguide', label: 'Bausteine', icon: Palette, group: 'admin', action, order: 900 }],
    }
  : { routes: [] };

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect } from 'react';
import { CountBadge } from '#ui/count-badge.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';

interface LaneTabsProps {
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly count: number }[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

const idOf = (key: string): string => `offer-tab-${key}`;

/** The lanes on phones. The chosen one is in sight, also when the counts arrive later and push it aside. */
export function LaneTabs({ tabs, value, onChange }: LaneTabsProps) {
  const counts = tabs.map(({ count }) => count).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts decide how wide the tabs are
  useEffect(() => {
    document.getElementById(idOf(value))?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value, counts]);
  return (
    <Tabs
      value={value}
      onChange={(_, key: string) => onChange(key)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={PAGE_TEXTS.lanes}
      sx={{ mx: -2, mt: -1.5, px: 1, bgcolor: NEUTRAL[0], borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ key, label, count }) => (
        <Tab
          key={key}
          id={idOf(key)}
          aria-controls="offer-panel"
          value={key}
          label={label}
          icon={<CountBadge text={String(count)} />}
          iconPosition="end"
          sx={{ minHeight: 48, px: 1.5, gap: 0.5, textTransform: 'none', fontSize: '1rem', fontWeight: 500 }}
        />
      ))}
    </Tabs>
  );
}

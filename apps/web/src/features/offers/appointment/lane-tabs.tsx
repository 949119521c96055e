import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CountBadge } from '#ui/count-badge.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { PAGE_TEXTS } from '../cockpit-texts.ts';

interface LaneTabsProps {
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly count: number }[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/** The lanes on phones. */
export const LaneTabs = ({ tabs, value, onChange }: LaneTabsProps) => (
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
        id={`offer-tab-${key}`}
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

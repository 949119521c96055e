import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactElement, ReactNode } from 'react';
import { AccountingFiles } from '#features/accounting-files/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { COLUMN } from '#ui/layout.tsx';
import { Crumbs } from '#ui/pages/crumbs.tsx';
import { PAGE_TEXTS as TEXTS } from './accounting-texts.ts';
import { ACCOUNTING_TITLES } from './accounting-titles.ts';
import { useConnection } from './connection.ts';
import { ConnectionHead, PlainHead } from './connection-head.tsx';
import { CostCentersTab } from './cost-centers-tab.tsx';
import { openCount, useImport } from './import/import-query.ts';
import { ImportTab } from './import/import-tab.tsx';
import { type Tab as TabKey, tabsOf, useTab } from './tabs.ts';
import { TransferTab } from './transfer/transfer-tab.tsx';

const PANELS: Readonly<Record<TabKey, () => ReactNode>> = {
  'cost-centers': () => <CostCentersTab />,
  import: () => <ImportTab />,
  transfer: () => <TransferTab />,
  files: () => (
    <Box sx={COLUMN}>
      <AccountingFiles />
    </Box>
  ),
};
const idOf = (key: string): string => `accounting-tab-${key}`;
const PANEL_ID = 'accounting-panel';

/** Payroll: the interface to the accounting system where there is one, and files for everybody else. */
export function AccountingPage() {
  const tabs = tabsOf(useViewer());
  const hasInterface = tabs.length > 1;
  const [tab, setTab] = useTab(tabs);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <Box sx={{ ...COLUMN, mb: 2 }}>
        <div>
          <Crumbs
            crumbs={[{ label: TEXTS.up, href: linkTo('/worklog_recording') }, { label: ACCOUNTING_TITLES.page }]}
          />
          {hasInterface ? <ConnectionHead /> : <PlainHead />}
        </div>
        {hasInterface && <TabBar tabs={tabs} tab={tab} onChange={setTab} />}
      </Box>
      <Box sx={PANEL} {...(hasInterface && { role: 'tabpanel', id: PANEL_ID, 'aria-labelledby': idOf(tab) })}>
        {PANELS[tab]()}
      </Box>
    </Box>
  );
}

interface TabBarProps {
  readonly tabs: readonly TabKey[];
  readonly tab: TabKey;
  readonly onChange: (tab: TabKey) => void;
}

function TabBar({ tabs, tab, onChange }: TabBarProps) {
  const { data: connection } = useConnection();
  const { data: people } = useImport();
  const active = connection?.costCenters.filter(({ isActive }) => isActive).length ?? 0;
  const open = people ? openCount(people) : 0;
  const badge: Partial<Record<TabKey, ReactElement>> = {
    ...(active > 0 && { 'cost-centers': <CountBadge text={String(active)} /> }),
    ...(open > 0 && { import: <CountBadge text={String(open)} label={TEXTS.open(open)} /> }),
  };
  return (
    <Tabs
      value={tab}
      onChange={(_, next: TabKey) => onChange(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={TEXTS.tabList}
      sx={TABS}
    >
      {tabs.map((key) => (
        <Tab
          key={key}
          id={idOf(key)}
          aria-controls={PANEL_ID}
          value={key}
          label={TEXTS.tabs[key]}
          {...(badge[key] && { icon: badge[key], iconPosition: 'end' as const })}
          sx={TAB}
        />
      ))}
    </Tabs>
  );
}

const PANEL = { flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 } as const;
/** On phones they are looked through sideways, from edge to edge. */
const TABS = { mx: { xs: -2, sm: 0 }, px: { xs: 2, sm: 0 }, borderBottom: 1, borderColor: 'divider' } as const;
const TAB = {
  minHeight: { xs: 48, sm: 40 },
  minWidth: 0,
  px: 0,
  mr: 3,
  gap: 0.5,
  textTransform: 'none',
  fontSize: { xs: '1rem', sm: '0.875rem' },
  fontWeight: 500,
} as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Columns3, List, Plus } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { PHONE } from '#ui/page-frame.ts';
import { Page } from '#ui/pages/page.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { useChoices } from '../agency-choices.ts';
import { APPOINTMENT_TITLES } from '../appointment-titles.ts';
import { WeekView } from '../board/week-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { useOverviewState, type View } from '../overview-state.ts';
import { SeveralBar } from '../several/several-bar.tsx';
import { SeveralCard } from '../several/several-card.tsx';
import { useSeveral } from '../several/use-several.ts';
import { OVERVIEW_TEXTS as TEXTS } from './overview-texts.ts';

function CreateButton() {
  return (
    <Button variant="contained" href={linkTo('/appointment/create')} sx={BUTTON}>
      <Plus size={18} aria-hidden />
      <Box component="span" sx={WORDS}>
        {APPOINTMENT_TITLES.create}
      </Box>
    </Button>
  );
}

const BUTTON = { gap: 1, minWidth: 44, px: { xs: 1.25, sm: 1.75 } } as const;
/** Phones have no room for it. */
const WORDS = { [PHONE]: VISUALLY_HIDDEN } as const;

/** All appointments of the agency, as a week or as a list. */
export function AppointmentsPage() {
  const state = useOverviewState();
  const choices = useChoices();
  const canWrite = may(useViewer(), 'appointments.write');
  const several = useSeveral();
  const View = state.view === 'list' ? ListView : WeekView;
  return (
    <Page title={APPOINTMENT_TITLES.list} isTitleInHeader>
      <View
        state={state}
        choices={choices}
        canWrite={canWrite}
        several={several}
        actions={
          <>
            <ViewToggle view={state.view} onChange={state.setView} />
            {canWrite && <CreateButton />}
          </>
        }
      />
      {canWrite && <SeveralBar several={several} outfits={choices.outfits} onShow={state.setDay} />}
      <SeveralCard isAboveBar={several.chosen.size > 0} />
    </Page>
  );
}

const VIEWS = [
  { value: 'week', label: TEXTS.week, icon: Columns3 },
  { value: 'list', label: TEXTS.list, icon: List },
] as const;

const ViewToggle = ({ view, onChange }: { readonly view: View; readonly onChange: (view: View) => void }) => (
  <Toggle<View> isTight label={TEXTS.view} choices={VIEWS} value={view} onChange={onChange} />
);

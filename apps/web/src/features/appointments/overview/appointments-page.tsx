import { may } from '#platform/viewer/may.ts';
import { useViewer } from '#platform/viewer/viewer.ts';
import { Page } from '#ui/pages/page.tsx';
import { useChoices } from '../agency-choices.ts';
import { APPOINTMENT_TITLES } from '../appointment-titles.ts';
import { WeekView } from '../board/week-view.tsx';
import { ListView } from '../list/list-view.tsx';
import { useOverviewState } from '../overview-state.ts';
import { CreateButton } from './create-button.tsx';
import { ViewToggle } from './view-toggle.tsx';

/** All appointments of the agency, as a week or as a list. */
export function AppointmentsPage() {
  const state = useOverviewState();
  const choices = useChoices();
  const canWrite = may(useViewer(), 'appointments.write');
  const View = state.view === 'list' ? ListView : WeekView;
  return (
    <Page title={APPOINTMENT_TITLES.list} isTitleInHeader>
      <View
        state={state}
        choices={choices}
        canWrite={canWrite}
        actions={
          <>
            <ViewToggle view={state.view} onChange={state.setView} />
            {canWrite && <CreateButton />}
          </>
        }
      />
    </Page>
  );
}

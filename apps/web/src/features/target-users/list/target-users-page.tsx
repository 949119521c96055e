import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileUp, MailPlus, UserPlus, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { UserStateChip } from '#features/users/index.ts';
import { CsvButton } from '#parts/downloads/csv-button.tsx';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { FilterBar } from '#ui/filters/filter-bar.tsx';
import { Row } from '#ui/layout.tsx';
import { Page } from '#ui/pages/page.tsx';
import { Rating } from '#ui/rating.tsx';
import { SelectionBar } from '#ui/selection-bar.tsx';
import { ListTable } from '#ui/table/list-table.tsx';
import { useSelectedRows } from '#ui/table/use-selected-rows.ts';
import { Tags } from '#ui/tags.tsx';
import { InvitationChip } from '../invitations/invitation-chip.tsx';
import { INVITATION_TEXTS } from '../invitations/invitation-texts.ts';
import { InviteManyDialog } from '../invitations/invite-many-dialog.tsx';
import { InvitingCard } from '../invitations/inviting-card.tsx';
import { useInviting } from '../invitations/use-inviting.ts';
import { ReleaseManyDialog } from '../release/release-many-dialog.tsx';
import { useReleaseSteps } from '../release/release-selection.tsx';
import { TARGET_USER_TITLES } from '../target-user-titles.ts';
import { type Choices, namesOf, useTenantChoices } from '../tenant-choices.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { listFilters } from './list-filters.ts';
import { type ChosenFilters, isNarrowed, NO_FILTERS, useTargetUserList } from './list-state.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { MissingFacts, targetUserColumns, waitingColumns } from './target-user-columns.tsx';
import { type TargetUserSummary, useTargetUsers } from './target-users-query.ts';
import { WaitingHint } from './waiting-hint.tsx';

/** A worker on phones, beneath name and state. */
const targetUserCard =
  ({ pools, types }: Choices) =>
  ({ userState, missingForRelease, ...worker }: TargetUserSummary) => (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {userState === 'ONBOARDING' ? (
        <MissingFacts facts={missingForRelease} isTold />
      ) : (
        <Row align="stretch" sx={{ maxWidth: '100%', columnGap: 2, color: 'text.secondary', lineHeight: 1.25 }}>
          <Box component="span" sx={{ flex: 'none', color: 'text.primary' }}>
            <Rating rating={worker.effectiveRating} count={worker.assessmentCount} />
          </Box>
          <Typography component="span" noWrap sx={{ lineHeight: 'inherit' }}>
            {namesOf(pools, worker.availableInPoolIds).join(', ')}
          </Typography>
        </Row>
      )}
      <Tags labels={namesOf(types, worker.availableForAppointmentTypeIds)} max={3} />
    </Box>
  );

/** Then the list itself says who waits. */
const isWaitingOnly = ({ states }: ChosenFilters): boolean => states.length === 1 && states[0] === 'ONBOARDING';

/** All workers of the agency. */
export function TargetUsersPage() {
  const list = useTargetUserList();
  const { filters, page, choice, narrow, clear } = list;
  const choices = useTenantChoices();
  const query = useTargetUsers(page, choice);
  const { data } = query;
  const viewer = useViewer();
  const mayInvite = may(viewer, 'target-users.write');
  const { selection, chosen, add, clear: unselect } = useSelectedRows(data?.items);
  const [isReleasing, setReleasing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  const releaseSteps = useReleaseSteps({
    ...{ people: chosen, count: data?.count ?? 0, choice, add },
    onRelease: () => setReleasing(true),
  });
  const { inviting, invite, forget } = useInviting();
  const isWaiting = isWaitingOnly(filters);
  const columns = useMemo(() => (isWaiting ? waitingColumns : targetUserColumns)(choices), [choices, isWaiting]);
  return (
    <Page title={TARGET_USER_TITLES.list} isTitleInHeader>
      <FilterBar
        search={{ value: filters.name, onChange: (name) => narrow({ name }), label: LIST_TEXTS.search }}
        filters={listFilters(filters, choices, narrow)}
        count={
          data && (
            <>
              <b>{LIST_TEXTS.workers(data.count)}</b>
              {data.count !== data.total && LIST_TEXTS.of(data.total)}
            </>
          )
        }
        onClear={clear}
        isActionsInMenu
        actions={
          <>
            <CsvButton input={{ targetUsersCsv: choice }} />
            {may(viewer, 'import.workers') && (
              <Button variant="outlined" href={linkTo('/target_users/import')} startIcon={<FileUp size={16} />}>
                {LIST_TEXTS.import}
              </Button>
            )}
            <InviteButton />
          </>
        }
      />
      {!isWaiting && <WaitingHint onShow={() => narrow({ ...NO_FILTERS, states: ['ONBOARDING'] })} />}
      <ListTable
        label={TARGET_USER_TITLES.list}
        columns={columns}
        list={list}
        query={query}
        rowKey={({ id }) => id}
        rowName={({ firstName, lastName }) => `${firstName} ${lastName}`}
        {...(mayInvite && { selection })}
        rowHref={({ id }) => linkTo('/target_user/$targetUserId', { targetUserId: id })}
        picture={({ firstName, lastName }) => <Avatar name={`${firstName} ${lastName}`} />}
        card={targetUserCard(choices)}
        cardMark={({ userState, invitationState }) =>
          // Where all of them wait, the state says nothing, and the name has the room.
          isWaiting || invitationState ? (
            <InvitationChip state={invitationState} />
          ) : (
            <UserStateChip state={userState} />
          )
        }
        failed={LIST_TEXTS.failed}
        noMatch={isNarrowed(filters) && data && data.total > 0 && LIST_TEXTS.noMatch(LIST_TEXTS.workers(data.total))}
        empty={{ icon: <Users />, title: LIST_TEXTS.empty, hint: LIST_TEXTS.emptyHint, actions: <InviteButton /> }}
      />
      {chosen.length > 0 && (
        <SelectionBar
          label={INVITATION_TEXTS.chosen(chosen.length)}
          steps={[
            ...releaseSteps,
            {
              label: INVITATION_TEXTS.invite,
              icon: MailPlus,
              take: () => setInviting(true),
            },
          ]}
          clear={INVITATION_TEXTS.clear}
          onClear={unselect}
        />
      )}
      {isReleasing && (
        <ReleaseManyDialog
          people={chosen}
          onClose={() => {
            setReleasing(false);
            unselect();
          }}
        />
      )}
      {isInviting && (
        <InviteManyDialog
          people={chosen}
          onInvite={() => {
            setInviting(false);
            unselect();
            void invite(chosen.map(({ id }) => id));
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {inviting && <InvitingCard inviting={inviting} isAboveBar={chosen.length > 0} onClose={forget} />}
    </Page>
  );
}

function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<UserPlus size={16} />} onClick={() => setOpen(true)}>
        {LIST_TEXTS.invite}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

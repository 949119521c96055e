import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useSearch } from '#platform/navigation/router.ts';
import { Page } from '#ui/pages/page.tsx';
import { fullName, type TargetUser } from '../target-user-query.ts';
import { EditStaffMemberForm } from './edit-staff-member-form.tsx';
import { EditTargetUserForm } from './edit-target-user-form.tsx';
import { EDIT_TEXTS } from './edit-texts.ts';

/** Links that mend what payroll lacks lead to its part at once: `/target_user/edit/…?part=staffMember`. */
const STAFF_MEMBER = 'staffMember';

/** The parts that the viewer may edit; both stay on the screen, so that a change of tab loses no input. */
export function EditTargetUser({ newest }: { readonly newest: TargetUser }) {
  const { viewerCanEdit, viewerCanEditStaffMember } = newest;
  const search = useSearch();
  const [part, setPart] = useState<'worker' | 'staffMember'>(
    viewerCanEdit && !(viewerCanEditStaffMember && search['part'] === STAFF_MEMBER) ? 'worker' : STAFF_MEMBER,
  );
  return (
    <Page title={fullName(newest.personalInformation)}>
      {viewerCanEdit && viewerCanEditStaffMember && (
        <Tabs value={part} onChange={(_, chosen) => setPart(chosen)} aria-label={EDIT_TEXTS.part} sx={TABS}>
          <Tab value="worker" label={EDIT_TEXTS.worker} />
          <Tab value="staffMember" label={EDIT_TEXTS.staffMember} />
        </Tabs>
      )}
      {viewerCanEdit && (
        <Box hidden={part !== 'worker'}>
          <EditTargetUserForm newest={newest} />
        </Box>
      )}
      {viewerCanEditStaffMember && (
        <Box hidden={part !== 'staffMember'}>
          <EditStaffMemberForm newest={newest} />
        </Box>
      )}
    </Page>
  );
}

const TABS = { borderBottom: 1, borderColor: 'divider', mb: 1 } as const;

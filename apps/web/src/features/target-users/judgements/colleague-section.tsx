import Button from '@mui/material/Button';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { usePathParams } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { Quiet, Stack } from '#ui/layout.tsx';
import { AssessmentDialog } from './assessment-dialog.tsx';
import { AssessmentsCard } from './assessments-card.tsx';
import { FeedbacksCard } from './feedbacks-card.tsx';
import { ASSESSMENT_TEXTS, COLLEAGUE_TEXTS } from './judgement-texts.ts';
import { ratedColleague } from './rated-person.ts';

/** Judgements of somebody of the office; read in the agency that the administrator works in at the moment. */
export function ColleagueSection() {
  const { tenantId, tenantUserId } = usePathParams('/tenant_user/edit/$tenantId/$tenantUserId');
  const viewer = useViewer();
  const [isJudging, setJudging] = useState(false);
  const target = ratedColleague(tenantUserId);
  if (viewer.tenant?.id !== tenantId) {
    return <Quiet sx={{ mt: 4 }}>{COLLEAGUE_TEXTS.otherAgency}</Quiet>;
  }
  return (
    <Stack gap={2} sx={{ mt: 4, maxWidth: 680 }}>
      <div>
        <Button variant="outlined" startIcon={<Star size={16} />} onClick={() => setJudging(true)}>
          {ASSESSMENT_TEXTS.add}
        </Button>
      </div>
      <AssessmentsCard target={target} mayWrite={may(viewer, 'tenant-user-assessments.write')} />
      {may(viewer, 'tenant-user-feedbacks.read') && (
        <FeedbacksCard target={target} mayWrite={may(viewer, 'tenant-user-feedbacks.write')} />
      )}
      {isJudging && <AssessmentDialog target={target} onClose={() => setJudging(false)} />}
    </Stack>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { PendingCard } from '../pending-card.tsx';
import { AssessmentDialog } from './assessment-dialog.tsx';
import { type Assessment, useAssessments } from './assessments-query.ts';
import { EntryRow } from './entry-list.tsx';
import { ASSESSMENT_TEXTS, ENTRY_TEXTS } from './judgement-texts.ts';
import type { RatedPerson } from './rated-person.ts';
import { RatingSummary } from './rating-summary.tsx';
import { deleteAssessment } from './save-assessment.ts';
import { Stars } from './stars.tsx';

/** The rest is unfolded on request: the average above has already said what they come to. */
const FEW = 3;
const [SOME, MANY] = [10, 100] as const;

/** How the office found somebody's work. */
export function AssessmentsCard({ target, mayWrite }: { readonly target: RatedPerson; readonly mayWrite: boolean }) {
  const [isFolded, setFolded] = useState(true);
  const query = useAssessments(target, isFolded ? SOME : MANY);
  const [edited, setEdited] = useState<Assessment>();
  const [removed, setRemoved] = useState<Assessment>();
  const { data } = query;
  if (!data) return <PendingCard title={ASSESSMENT_TEXTS.title} texts={ASSESSMENT_TEXTS} query={query} />;
  const { averageTargetUserAssessment: average, assessments } = data;
  return (
    <SectionCard title={ASSESSMENT_TEXTS.title} action={average && average.count > 0 && <Basis />}>
      {average ? <RatingSummary average={average} /> : assessments.count === 0 && ASSESSMENT_TEXTS.none}
      <Box component="ul" sx={LIST}>
        {assessments.items.slice(0, isFolded ? FEW : MANY).map((assessment) => (
          <EntryRow
            key={assessment.id}
            mark={<Stars rating={assessment.rating} />}
            at={assessment.updatedAt}
            by={assessment.updatedBy}
            notes={assessment.notes}
            what={ASSESSMENT_TEXTS.stars(assessment.rating)}
            onEdit={mayWrite ? () => setEdited(assessment) : undefined}
            onDelete={mayWrite ? () => setRemoved(assessment) : undefined}
          />
        ))}
      </Box>
      {isFolded && assessments.count > FEW && (
        <Button size="small" onClick={() => setFolded(false)} sx={{ mt: 3 }}>
          {ASSESSMENT_TEXTS.all(Math.min(assessments.count, MANY))}
        </Button>
      )}
      {edited && <AssessmentDialog target={target} edited={edited} onClose={() => setEdited(undefined)} />}
      {removed && (
        <CommandDialog
          title={ASSESSMENT_TEXTS.deleteTitle}
          subject={`${ASSESSMENT_TEXTS.stars(removed.rating)}, ${removed.updatedBy}`}
          confirm={ENTRY_TEXTS.deleteConfirm}
          command={deleteAssessment}
          variables={{ id: removed.id }}
          done={() => ASSESSMENT_TEXTS.deleted}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </SectionCard>
  );
}

const Basis = () => (
  <Quiet component="span" size="caption">
    {ASSESSMENT_TEXTS.basis}
  </Quiet>
);

/** The rows run from edge to edge of the card. */
const LIST = { mx: -2, mb: -2, mt: 2, p: 0, listStyle: 'none', '&:empty': { display: 'none' } } as const;

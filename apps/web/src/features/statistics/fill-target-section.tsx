import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Facts } from '#ui/facts.tsx';
import { Quiet } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Pending } from '#ui/states/pending.tsx';
import { FillTargetDialog } from './fill-target-dialog.tsx';
import { fillTargetQuery } from './statistics-query.ts';
import { TARGET_TEXTS as TEXTS } from './statistics-texts.ts';

/** The fill target among the settings of the agency: the same one as in the statistics. */
export function FillTargetSection() {
  const query = useQuery(fillTargetQuery);
  const [isEditing, setEditing] = useState(false);
  const target = query.data;
  if (target === undefined) return <Pending query={query} texts={TEXTS} isSmall />;
  return (
    <SectionCard
      title={TEXTS.title}
      action={
        <Button startIcon={<Pencil size={16} />} onClick={() => setEditing(true)}>
          {TEXTS.edit}
        </Button>
      }
    >
      <Facts isBare facts={[{ label: TEXTS.field, value: `${target} %` }]} />
      <Quiet size="body2" sx={{ mt: 1.5 }}>
        {TEXTS.intro}
      </Quiet>
      {isEditing && <FillTargetDialog target={target} onClose={() => setEditing(false)} />}
    </SectionCard>
  );
}

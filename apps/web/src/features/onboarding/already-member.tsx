import Button from '@mui/material/Button';
import { Building2 } from 'lucide-react';
import { useViewer } from '#platform/viewer/viewer.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { MEMBER_TEXTS, TO_HOME } from './onboarding-texts.ts';

/** An invitation is for people who belong to no agency yet. */
export function AlreadyMember() {
  const { tenant, address } = useViewer();
  const { title, text } = MEMBER_TEXTS[address];
  return (
    <PageMessage
      icon={<Building2 />}
      title={title}
      actions={
        <Button href="/" variant="contained">
          {TO_HOME}
        </Button>
      }
    >
      {text(tenant?.name ?? '')}
    </PageMessage>
  );
}

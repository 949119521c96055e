import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, RefreshCw, Unlink, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Row } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { CodesCard } from '../codes-card.tsx';
import { renewCode, renewCodes } from '../save-tenant.ts';
import { agencyQuery } from '../tenant-query.ts';
import { AGENCY_TEXTS, CODE_TEXTS as TEXTS } from './agency-texts.ts';
import { useLeaver } from './leaver.ts';
import { ReleaseCard } from './release-card.tsx';

/** The codes by which people come; the office itself stands beneath. */
export function TeamPage() {
  const query = useQuery(agencyQuery);
  const [leaver] = useLeaver();
  const [renewed, setRenewed] = useState<OnboardingFlow>();
  if (!query.data) return <Pending query={query} texts={AGENCY_TEXTS} />;
  return (
    <>
      {leaver !== '' && <LeaverNotice name={leaver} />}
      <CodesCard
        tenant={query.data}
        step={(flow) => (
          <Button variant="outlined" startIcon={<RefreshCw size={16} />} onClick={() => setRenewed(flow)}>
            {TEXTS.renew}
          </Button>
        )}
      />
      <ReleaseCard agency={query.data} />
      {renewed && <RenewDialog flow={renewed} onClose={() => setRenewed(undefined)} />}
    </>
  );
}

/** Somebody has just lost their access: they may still know the codes. */
function LeaverNotice({ name }: { readonly name: string }) {
  const [, setLeaver] = useLeaver();
  const notify = useNotify();
  const { press, isBusy } = useAttempt(renewCodes, {
    onDone: () => {
      setLeaver('');
      notify({ text: TEXTS.renewedBoth });
    },
    onFailed: ({ message }) => notify({ text: message, tone: 'danger' }),
  });
  return (
    <NoticeCard
      icon={<KeyRound />}
      tone="warning"
      title={TEXTS.leaverTitle}
      footer={
        <Row gap={1} wraps sx={{ mt: 1 }}>
          <Button variant="contained" loading={isBusy} onClick={() => press({})}>
            {TEXTS.renewBoth}
          </Button>
          <Button onClick={() => setLeaver('')}>{TEXTS.later}</Button>
        </Row>
      }
    >
      {TEXTS.leaver(name)}
    </NoticeCard>
  );
}

interface RenewDialogProps {
  readonly flow: OnboardingFlow;
  readonly onClose: () => void;
}

function RenewDialog({ flow, onClose }: RenewDialogProps) {
  const { send } = useAttempt(renewCode);
  const notify = useNotify();
  return (
    <ConfirmDialog
      title={TEXTS.renewTitle[flow]}
      consequences={[
        { icon: <Unlink />, text: TEXTS.dead },
        { icon: <UserCheck />, text: TEXTS.stay },
      ]}
      confirm={TEXTS.confirm}
      onConfirm={async () => {
        await send({ flow });
        notify({ text: TEXTS.renewed });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

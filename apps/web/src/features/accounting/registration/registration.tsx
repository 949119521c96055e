import Button from '@mui/material/Button';
import { CircleAlert, Hourglass, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Row, Stack } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TONES } from '#ui/tokens.ts';
import { useCandidate } from './candidates.ts';
import { Gaps } from './gaps.tsx';
import { RegisterDialog } from './register-dialog.tsx';
import { registrationFailed, PART_TEXTS as TEXTS } from './registration-texts.ts';

interface RegistrationProps {
  readonly workerId: string;
  readonly name: string;
  /** The personnel number has come. */
  readonly onRegistered: () => void;
}

/** On a worker's page who has no personnel number: what is missing, the way to register them, and how far that is. */
export function Registration({ workerId, name, onRegistered }: RegistrationProps) {
  const { data: candidate } = useCandidate(workerId, true);
  const [isAsking, setAsking] = useState(false);
  const tell = useRef(onRegistered);
  const hasNumber = candidate?.accountingId != null;
  useEffect(() => {
    if (hasNumber) tell.current();
  }, [hasNumber]);
  if (!candidate || hasNumber) return null;
  const { gaps, state, failure } = candidate;
  if (state === 'WAITING') return <StateChip tone="info" icon={Hourglass} label={TEXTS.waiting} />;
  return (
    <Stack gap={1} sx={{ flex: '1 1 16rem', justifyItems: 'start' }}>
      {state === 'FAILED' && failure && (
        <Row gap={0.75} align="stretch" role="alert" sx={FAILURE}>
          <CircleAlert size={16} aria-hidden />
          <span>{registrationFailed(failure)}</span>
        </Row>
      )}
      {gaps.length > 0 ? (
        <>
          <span>{TEXTS.missing}</span>
          <Gaps targetUserId={workerId} gaps={gaps} name={name} />
        </>
      ) : (
        <>
          {state === null && <span>{TEXTS.ready}</span>}
          <Button size="small" variant="soft" startIcon={<UserPlus size={16} />} onClick={() => setAsking(true)}>
            {TEXTS.register}
          </Button>
        </>
      )}
      {isAsking && (
        <RegisterDialog
          people={new Map([[workerId, name]])}
          onDone={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

const FAILURE = { color: TONES.danger.text, typography: 'body2', '& > svg': { flex: 'none', mt: '1px' } } as const;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { invitingBrand } from '#platform/viewer/brand.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { Note } from '#ui/note.tsx';
import type { FlowFormProps } from './flow-form-props.ts';
import { FLOW_TEXTS, ONBOARDING_TEXTS } from './onboarding-texts.ts';
import { StaffForm } from './staff-form.tsx';
import { WorkerForm } from './worker-form.tsx';

interface FlowProps extends Omit<FlowFormProps, 'lead'> {
  readonly onChangeCode: () => void;
  /** A consequence that is not plain. */
  readonly note?: string | undefined;
}

/** The agency welcomes the person in its own colours; the code decides which form they fill. */
export function FlowForm({ onChangeCode, note, ...props }: FlowProps) {
  const { flow, tenantName, tenantTheme } = props.options;
  useEffect(() => {
    invitingBrand.set({ name: tenantName, tenantTheme });
    return () => invitingBrand.set(undefined);
  }, [tenantName, tenantTheme]);
  const isWorker = flow === 'TARGET_USER';
  const texts = FLOW_TEXTS[isWorker ? 'du' : 'Sie'];
  const lead = (
    <Box sx={{ mb: 2, maxWidth: 680 }}>
      <Quiet size="body1">{texts.intro}</Quiet>
      {note && <Note tone="info">{note}</Note>}
      <Row wraps sx={{ columnGap: 1 }}>
        <Quiet size="body2" sx={{ overflowWrap: 'anywhere' }}>
          {props.options.isInvitation ? ONBOARDING_TEXTS.personal : ONBOARDING_TEXTS.codeOf(props.code)}
        </Quiet>
        <Button size="small" onClick={onChangeCode}>
          {ONBOARDING_TEXTS.changeCode}
        </Button>
      </Row>
    </Box>
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <Typography variant="h1" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {texts.title(tenantName)}
      </Typography>
      {isWorker ? <WorkerForm {...props} lead={lead} /> : <StaffForm {...props} lead={lead} />}
    </Box>
  );
}

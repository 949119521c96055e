import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { invitingBrand } from '#platform/viewer/brand.ts';
import type { Start } from './draft.ts';
import { FLOW_TEXTS, ONBOARDING_TEXTS } from './onboarding-texts.ts';
import type { Options } from './options-query.ts';
import { StaffForm } from './staff-form.tsx';
import { WorkerForm } from './worker-form.tsx';

export interface FlowFormProps {
  readonly code: string;
  readonly start: Start;
  readonly options: Options;
}

/** The agency welcomes the person in its own colours; the code decides which form they fill. */
export function FlowForm({ onChangeCode, ...props }: FlowFormProps & { readonly onChangeCode: () => void }) {
  const { flow, tenantName, tenantTheme } = props.options;
  useEffect(() => {
    invitingBrand.set({ name: tenantName, tenantTheme });
    return () => invitingBrand.set(undefined);
  }, [tenantName, tenantTheme]);
  const isWorker = flow === 'TARGET_USER';
  const texts = FLOW_TEXTS[isWorker ? 'du' : 'Sie'];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {texts.title(tenantName)}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: 680 }}>{texts.intro}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {ONBOARDING_TEXTS.codeOf(props.code)}
        </Typography>
        <Button size="small" onClick={onChangeCode}>
          {ONBOARDING_TEXTS.changeCode}
        </Button>
      </Box>
      {isWorker ? <WorkerForm {...props} /> : <StaffForm {...props} />}
    </Box>
  );
}

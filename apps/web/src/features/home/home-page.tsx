import Typography from '@mui/material/Typography';
import { shownRole, useViewer } from '#platform/viewer/viewer.ts';
import { Facts } from '#ui/facts.tsx';
import { Stack } from '#ui/layout.tsx';
import { AccountNotice } from './account-notice.tsx';
import { FACT_LABELS, HOME_TEXTS } from './home-texts.ts';

/** For whom nothing else is open: says who is signed in, and what stands in the way of working. */
export function HomePage() {
  const { user, tenant, address } = useViewer();
  if (!user) return null;
  const role = shownRole(user);
  return (
    <Stack gap={{ xs: 1.5, sm: 2 }} sx={{ maxWidth: 680 }}>
      <Typography variant="h1" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        {HOME_TEXTS[address].greeting(user.firstName, user.lastName)}
      </Typography>
      <AccountNotice />
      {tenant && (
        <Facts
          facts={[
            { label: FACT_LABELS.agency, value: tenant.name },
            ...(role ? [{ label: FACT_LABELS.role, value: role }] : []),
          ]}
        />
      )}
    </Stack>
  );
}

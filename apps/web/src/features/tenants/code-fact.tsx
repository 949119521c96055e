import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { serverOrigin } from '#platform/native/server-address.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Quiet } from '#ui/quiet.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';

/** A code and its link, to be handed on. */
export function CodeFact({ label, code }: { readonly label: string; readonly code: string }) {
  const link = inviteLink(serverOrigin(), code);
  return (
    <Stack gap={1} role="group" aria-label={label} sx={{ alignContent: 'start', minWidth: 0 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Quiet component="span" size="caption">
          {label}
        </Quiet>
        <Typography sx={{ fontWeight: 600 }}>{code}</Typography>
        <Quiet size="body2">{link}</Quiet>
      </Box>
      <Row gap={1} align="stretch" wraps>
        <CopyButton text={code} label={TENANT_TEXTS.copyCode} />
        <CopyButton text={link} label={TENANT_TEXTS.copyLink} />
      </Row>
    </Stack>
  );
}

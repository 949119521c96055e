import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useAssociationCode } from '#platform/invite/use-association-code.ts';
import { serverOrigin } from '#platform/native/server-address.ts';
import { InviteFacts } from '#ui/invite-facts.tsx';
import { INVITE_TEXTS } from './list-texts.ts';

/** Code and link to be handed on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const { code } = useAssociationCode();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 560, p: { xs: 2, sm: 3 } } } }}
    >
      <Typography id={titleId} component="h2" variant="subtitle1">
        {INVITE_TEXTS.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{INVITE_TEXTS.hint}</Typography>
      {code === undefined ? (
        <Typography role="status">{INVITE_TEXTS.loading}</Typography>
      ) : (
        <InviteFacts code={code} link={inviteLink(serverOrigin(), code)} />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2.5 }}>
        <Button variant="outlined" onClick={onClose}>
          {INVITE_TEXTS.close}
        </Button>
      </Box>
    </Dialog>
  );
}

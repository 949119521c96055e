import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useAssociationCode } from '#platform/invite/use-association-code.ts';
import { serverOrigin } from '#platform/native/server-address.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { DialogFrame } from '#ui/dialogs/dialog-frame.tsx';
import { InviteFacts } from '#ui/invite-facts.tsx';
import { NEW_PERSON_TEXTS } from '../invitations/invitation-texts.ts';
import { NewPersonDialog } from '../invitations/new-person-dialog.tsx';
import { INVITE_TEXTS } from './list-texts.ts';

/** Code and link to be handed on. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { code } = useAssociationCode();
  const mayWrite = may(useViewer(), 'target-users.write');
  const [isPersonal, setPersonal] = useState(false);
  if (isPersonal) return <NewPersonDialog onClose={onClose} />;
  return (
    <DialogFrame
      width={560}
      title={INVITE_TEXTS.title}
      subject={INVITE_TEXTS.hint}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {INVITE_TEXTS.close}
          </Button>
          {mayWrite && (
            <Button variant="contained" startIcon={<MailPlus size={16} />} onClick={() => setPersonal(true)}>
              {NEW_PERSON_TEXTS.open}
            </Button>
          )}
        </>
      }
    >
      {code === undefined ? (
        <Typography role="status">{INVITE_TEXTS.loading}</Typography>
      ) : (
        <InviteFacts code={code} link={inviteLink(serverOrigin(), code)} />
      )}
    </DialogFrame>
  );
}

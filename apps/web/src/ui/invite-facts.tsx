import { CopyButton } from './copy-button.tsx';
import { Facts } from './facts.tsx';
import { FIELD_TEXTS } from './fields/field-texts.ts';
import { Row } from './layout.tsx';

/** A code and the link that it makes, to be handed on. */
export function InviteFacts({ code, link }: { readonly code: string; readonly link: string }) {
  return (
    <>
      <Facts
        isBare
        facts={[
          { label: FIELD_TEXTS.inviteCode, value: code },
          { label: FIELD_TEXTS.inviteLink, value: link },
        ]}
      />
      <Row gap={1} align="stretch" wraps sx={{ mt: 2 }}>
        <CopyButton text={code} label={FIELD_TEXTS.copyCode} />
        <CopyButton text={link} label={FIELD_TEXTS.copyLink} />
      </Row>
    </>
  );
}

import { inviteLink } from '@gastspiel/domain/tenants/association-code.ts';
import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import Button from '@mui/material/Button';
import { RefreshCw } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { serverOrigin } from '#platform/native/server-address.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quiet, Row, Stack } from '#ui/layout.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { newCode, type TenantValues } from './tenant-values.ts';

interface CodeFieldProps {
  readonly name: 'targetUserAssociationCode' | 'tenantUserAssociationCode';
  readonly label: string;
}

/** A code with the link that it makes. */
export function CodeField({ name, label }: CodeFieldProps) {
  const { setValue } = useFormContext<TenantValues>();
  const code = useWatch<TenantValues, typeof name>({ name });
  const link = inviteLink(serverOrigin(), code.trim());
  return (
    <Stack gap={1} role="group" aria-label={label}>
      <TextField name={name} label={label} maxLength={TENANT_LIMITS.associationCode} />
      <Quiet size="body2" sx={{ overflowWrap: 'anywhere' }}>{`${TENANT_TEXTS.link}: ${link}`}</Quiet>
      <Row gap={1} align="stretch" wraps>
        <CopyButton text={link} label={TENANT_TEXTS.copyLink} />
        <Button
          variant="outlined"
          startIcon={<RefreshCw size={16} />}
          onClick={() => setValue(name, newCode(), { shouldDirty: true, shouldValidate: true })}
        >
          {TENANT_TEXTS.newCode}
        </Button>
      </Row>
    </Stack>
  );
}

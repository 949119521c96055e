import { requiredText } from '@gastspiel/domain/input/text-input.ts';
import { TENANT_LIMITS } from '@gastspiel/domain/tenants/tenant-rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quiet } from '#ui/layout.tsx';
import { NoticeCard } from '#ui/notice-card.tsx';
import { CODE_TEXTS } from './onboarding-texts.ts';

const CodeSchema = z.object({ code: requiredText(TENANT_LIMITS.associationCode) });
const resolver = zodResolver(CodeSchema);

interface CodeFormProps {
  readonly code: string;
  /** The fault of the code. */
  readonly refusal?: string | undefined;
  readonly onCode: (code: string) => void;
  /** Where there is a form to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/** Asks whoever belongs to no agency for a code, and says where to get one. */
export function CodeForm({ code, refusal, onCode, onCancel }: CodeFormProps) {
  const form = useForm({ resolver, defaultValues: { code } });
  const { setError } = form;
  useEffect(() => {
    if (refusal) setError('code', { type: 'server', message: refusal }, { shouldFocus: true });
  }, [setError, refusal]);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <div>
        <Typography variant="h1">{CODE_TEXTS.title}</Typography>
        <Quiet size="body1" sx={{ mt: 0.5 }}>
          {CODE_TEXTS.text}
        </Quiet>
      </div>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={form.handleSubmit((values) => onCode(values.code))}
          sx={{ display: 'grid', gap: 2 }}
        >
          <TextField
            name="code"
            label={CODE_TEXTS.code}
            help={CODE_TEXTS.codeHelp}
            maxLength={TENANT_LIMITS.associationCode}
          />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button type="submit" variant="contained" size="large" sx={{ flex: { xs: 1, sm: 'none' } }}>
              {CODE_TEXTS.next}
            </Button>
            {onCancel && (
              <Button size="large" onClick={onCancel}>
                {CODE_TEXTS.cancel}
              </Button>
            )}
          </Box>
        </Box>
      </FormProvider>
      <NoticeCard icon={<KeyRound />} title={CODE_TEXTS.noCode}>
        {CODE_TEXTS.contact}
      </NoticeCard>
    </Box>
  );
}

import { Avatar } from '#ui/avatar.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { Stack } from '#ui/layout.tsx';
import { MaskedValue } from '#ui/masked-value.tsx';
import { Progress } from '#ui/progress.tsx';
import { Tags } from '#ui/tags.tsx';
import { Specimen } from './specimen.tsx';

export function SmallSpecimens() {
  return (
    <Specimen title="Kleinteile">
      <Avatar name="Lena Huber" />
      <Avatar name="Lena Huber" size={64} />
      <Tags labels={['Service', 'Bar', 'Küche', 'Garderobe']} />
      <CountBadge text="7" />
      <CountBadge text="99+" strong />
      <CopyButton text="https://gastspiel.example/onboarding/ABC" label="Einladungslink kopieren" />
      <MaskedValue label="Sozialversicherungsnummer" mask="•••• ••••98" onReveal={async () => '1237 010198'} />
      <MaskedValue
        label="IBAN"
        mask="AT•• •••• 4406"
        onReveal={() => Promise.reject(new Error('Keine Berechtigung'))}
      />
      <Stack gap={2} sx={{ flexBasis: '100%' }}>
        <Progress label="PDF-Dateien werden gepackt" done={7} total={23} />
        <Progress label="Wird vorbereitet" />
      </Stack>
    </Specimen>
  );
}

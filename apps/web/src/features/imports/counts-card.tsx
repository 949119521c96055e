import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight, CircleX, Plus, UserRoundCheck } from 'lucide-react';
import { IconBadge } from '#ui/icon-badge.tsx';
import { Quiet, Stack } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { Toggle } from '#ui/toggle.tsx';
import type { Import, Kind, PreviewRow, Terms } from './import-kind.ts';
import { KIND_TEXTS, IMPORT_TEXTS as TEXTS } from './import-texts.ts';

interface CountsCardProps {
  readonly kind: Kind;
  readonly counts: Import['counts'];
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
  readonly onShow: (preview: PreviewRow['becomes']) => void;
}

/** The things that are going to happen, in three counts that sum up to the file's rows. */
export function CountsCard({ kind, counts, terms, onChange, onShow }: CountsCardProps) {
  const { known, states } = KIND_TEXTS[kind.kind];
  const lines = [
    { which: 'NEW', icon: <Plus />, tone: 'success', text: TEXTS.newOnes(counts.new), hint: states?.[terms.userState] },
    {
      which: 'EXISTING',
      icon: <UserRoundCheck />,
      tone: 'info',
      text: TEXTS.existing(counts.existing),
      hint: TEXTS.existingHint,
    },
    { which: 'FAULTY', icon: <CircleX />, tone: 'danger', text: TEXTS.faulty(counts.faulty), hint: TEXTS.faultyHint },
  ] as const;
  return (
    <SectionCard title={TEXTS.will} isFlush>
      {lines.map(({ which, icon, tone, text, hint }) => (
        <ButtonBase key={which} onClick={() => onShow(which)} sx={LINE}>
          <IconBadge icon={icon} tone={tone} small />
          <Box component="span" sx={{ flex: 1 }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {text}
            </Box>
            {hint && (
              <Quiet component="span" size="body2">
                {hint}
              </Quiet>
            )}
          </Box>
          <ChevronRight size={16} aria-hidden />
        </ButtonBase>
      ))}
      <Stack gap={1} sx={{ p: 2 }}>
        {states && (
          <>
            <Quiet size="body2">{TEXTS.state}</Quiet>
            <Toggle
              label={TEXTS.state}
              choices={[
                { value: 'ONBOARDING', label: states.ONBOARDING },
                { value: 'ACTIVE', label: states.ACTIVE },
              ]}
              value={terms.userState}
              onChange={(userState) => onChange({ ...terms, userState })}
            />
          </>
        )}
        <Quiet size="body2">{known}</Quiet>
      </Stack>
    </SectionCard>
  );
}

const LINE = {
  display: 'flex',
  width: '100%',
  gap: 1.5,
  px: 2,
  py: 1.5,
  textAlign: 'left',
  typography: 'body1',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

import { ACCOUNTING_SYSTEMS, SYSTEM_LABELS } from '@gastspiel/domain/accounting-files/presets.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { linkToTab } from '#features/accounting/index.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { SectionCard } from '#ui/section-card.tsx';
import { SETTINGS_TEXTS as TEXTS } from '../accounting-files-texts.ts';

/** On the page of the invoice sender: the way to numbers, accounts and layouts. */
export function AccountingCard() {
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard title={TEXTS.card}>
        <Typography sx={{ color: 'text.secondary', maxWidth: 640 }}>{TEXTS.cardHint}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {ACCOUNTING_SYSTEMS.map((system) => (
            <Button key={system} variant="outlined" href={linkTo('/invoice_sender/accounting/$system', { system })}>
              {SYSTEM_LABELS[system]}
            </Button>
          ))}
          <Button href={linkToTab('files')}>{TEXTS.toFiles}</Button>
        </Box>
      </SectionCard>
    </Box>
  );
}

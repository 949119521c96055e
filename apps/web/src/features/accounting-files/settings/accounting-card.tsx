import { ACCOUNTING_SYSTEMS, SYSTEM_LABELS } from '@gastspiel/domain/accounting-files/presets.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { linkTo } from '#platform/navigation/paths.ts';
import { Quiet, Row } from '#ui/layout.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { SETTINGS_TEXTS as TEXTS } from '../accounting-files-texts.ts';
import { FILES_LINK } from '../files-link.ts';

/** On the page of the invoice sender: the way to numbers, accounts and layouts. */
export function AccountingCard() {
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard title={TEXTS.card}>
        <Quiet size="body1" sx={{ maxWidth: 640 }}>
          {TEXTS.cardHint}
        </Quiet>
        <Row gap={1} align="stretch" wraps sx={{ mt: 1.5 }}>
          {ACCOUNTING_SYSTEMS.map((system) => (
            <Button key={system} variant="outlined" href={linkTo('/invoice_sender/accounting/$system', { system })}>
              {SYSTEM_LABELS[system]}
            </Button>
          ))}
          <Button href={FILES_LINK}>{TEXTS.toFiles}</Button>
        </Row>
      </SectionCard>
    </Box>
  );
}

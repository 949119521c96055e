import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  Ban,
  CircleCheck,
  CircleX,
  ClockAlert,
  Hourglass,
  Lock,
  MailWarning,
  Receipt,
  TriangleAlert,
} from 'lucide-react';
import { LoadingArea } from '#ui/loading-indicator.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { BlankState } from '#ui/states/blank-state.tsx';
import { FailedState } from '#ui/states/failed-state.tsx';
import { NoMatchState } from '#ui/states/no-match-state.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { Specimen } from './specimen.tsx';

const FAILURE = Object.assign(new Error('Der Server hat nicht geantwortet. Ihre Filter bleiben erhalten.'), {
  requestId: '7f3a-21c9',
});
const nothing = () => undefined;

/** Every colour of a state, and the four ways in which a list can have nothing to show. */
export function StateSpecimens() {
  return (
    <>
      <Specimen title="Zustände">
        <StateChip tone="neutral" icon={Ban} label="Storniert" />
        <StateChip tone="info" icon={Hourglass} label="Offen" />
        <StateChip tone="success" icon={CircleCheck} label="Aktiv" />
        <StateChip tone="rust" icon={CircleX} label="Abgelehnt" />
        <StateChip tone="orange" icon={ClockAlert} label="Überfällig" />
        <StateChip tone="danger" icon={Lock} label="Gesperrt" />
        <StateChip tone="violet" icon={MailWarning} label="Versand ausständig" />
        <StateChip tone="warning" icon={TriangleAlert} label="Eingeschränkt" />
        <StateChip tone="success" icon={CircleCheck} label="Neben einem Titel" large />
      </Specimen>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <SectionCard title="Leer" isFlush>
          <BlankState
            icon={<Receipt />}
            title="Noch keine Rechnungen"
            actions={
              <>
                <Button variant="contained">Zeiten erfassen</Button>
                <Button variant="outlined">Ohne Zeitblock</Button>
              </>
            }
          >
            Sobald Zeiten erfasst sind, können Sie daraus Rechnungen erstellen.
          </BlankState>
        </SectionCard>
        <SectionCard title="Nichts passt" isFlush>
          <NoMatchState onClear={nothing}>Keine von 64 Personen passt zu „Küche“ und „Team Wien“.</NoMatchState>
        </SectionCard>
        <SectionCard title="Fehlgeschlagen" isFlush>
          <FailedState
            title="Die Einsätze konnten nicht geladen werden"
            query={{ data: undefined, error: FAILURE, refetch: nothing }}
          />
        </SectionCard>
        <SectionCard title="Lädt" isFlush>
          <LoadingArea text="Daten werden geladen …" />
        </SectionCard>
      </Box>
    </>
  );
}

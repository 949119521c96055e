import Button from '@mui/material/Button';
import { CircleCheck, Pencil } from 'lucide-react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Facts } from '#ui/facts.tsx';
import { DetailPage } from '#ui/pages/detail-page.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { Tags } from '#ui/tags.tsx';

/** The pattern of every page of one entity. */
export function DetailSpecimen() {
  return (
    <DetailPage
      crumbs={[{ label: 'Mitarbeiter/innen', href: linkTo('/styleguide') }, { label: 'Lena Huber' }]}
      picture={<Avatar name="Lena Huber" size={64} />}
      title="Lena Huber, BA"
      chips={<StateChip tone="success" icon={CircleCheck} label="Aktiv" large />}
      meta="+43 664 5550188 · lena.huber@post.example"
      actions={
        <>
          <Button variant="outlined">Beurteilen</Button>
          <Button variant="contained" startIcon={<Pencil size={16} />}>
            Bearbeiten
          </Button>
        </>
      }
      side={
        <SectionCard title="Sperrliste" hint="1 Kunde">
          Restaurant Zwölfender
        </SectionCard>
      }
      foot={
        <SectionCard title="Verlauf" isFlush action={<Button size="small">Alle 41 Einträge</Button>}>
          {null}
        </SectionCard>
      }
    >
      <SectionCard title="Persönliche Daten" hint="Jede Einsicht wird protokolliert">
        <Facts
          isBare
          facts={[
            { label: 'Geburtsdatum', value: '14.03.1998 (28 Jahre)' },
            { label: 'Adresse', value: 'Neubaugasse 58/12, 1070 Wien' },
            { label: 'Einsatzarten', value: <Tags labels={['Service', 'Bar']} /> },
          ]}
        />
      </SectionCard>
    </DetailPage>
  );
}

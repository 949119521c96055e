import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Page } from '#ui/pages/page.tsx';
import { ButtonSpecimens } from './button-specimens.tsx';
import { DetailSpecimen } from './detail-specimen.tsx';
import { DialogSpecimens } from './dialog-specimens.tsx';
import { FormSpecimen } from './form-specimen.tsx';
import { ListSpecimen } from './list-specimen.tsx';
import { SmallSpecimens } from './small-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';

export function StyleguidePage() {
  return (
    <Page
      title="Bausteine"
      subtitle="Alles, woraus die Seiten gemacht sind"
      actions={
        <Button variant="contained" startIcon={<Plus size={18} />}>
          Hauptaktion
        </Button>
      }
    >
      <ListSpecimen />
      <ButtonSpecimens />
      <StateSpecimens />
      <SmallSpecimens />
      <DialogSpecimens />
      <DetailSpecimen />
      <FormSpecimen />
    </Page>
  );
}

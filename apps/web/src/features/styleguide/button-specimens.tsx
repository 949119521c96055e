import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Ellipsis, Pencil } from 'lucide-react';
import { Specimen } from './specimen.tsx';

export function ButtonSpecimens() {
  return (
    <Specimen title="Knöpfe">
      <Button variant="contained">Gefüllt</Button>
      <Button variant="soft">Weich</Button>
      <Button variant="outlined" startIcon={<Pencil size={16} />}>
        Umrandet
      </Button>
      <Button>Text</Button>
      <Button variant="contained" color="error">
        Löschen
      </Button>
      <Button variant="contained" disabled>
        Gesperrt
      </Button>
      <Button variant="contained" loading>
        Lädt
      </Button>
      <Button variant="outlined" size="small">
        Klein
      </Button>
      <IconButton aria-label="Mehr">
        <Ellipsis size={18} aria-hidden />
      </IconButton>
    </Specimen>
  );
}

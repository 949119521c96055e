import Button from '@mui/material/Button';
import { APP_TEXTS } from './app-texts.ts';

export function ToHomeButton() {
  return (
    <Button href="/" variant="contained">
      {APP_TEXTS.toHome}
    </Button>
  );
}

import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { FONT_FACES } from './fonts.ts';

/** What every page starts from; stands below a theme. */
export function PageStyles() {
  return (
    <>
      <GlobalStyles styles={FONT_FACES} />
      <CssBaseline />
    </>
  );
}

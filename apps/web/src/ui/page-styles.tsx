import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { FONT_FACES } from './fonts.ts';

/** The base styles of every page; stands below a theme. */
export function PageStyles() {
  return (
    <>
      <GlobalStyles styles={FONT_FACES} />
      <CssBaseline />
    </>
  );
}

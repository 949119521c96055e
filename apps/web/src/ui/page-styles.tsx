import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { FONT_FACES } from './fonts.ts';

/** The base styles of every page; stands below a theme. Text is there before its font is. */
export function PageStyles({ hasFont }: { readonly hasFont: boolean }) {
  return (
    <>
      {hasFont && <GlobalStyles styles={FONT_FACES} />}
      <CssBaseline />
    </>
  );
}

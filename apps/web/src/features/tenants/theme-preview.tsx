import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AppTheme } from '#ui/app-theme.tsx';
import { CARD, Row } from '#ui/layout.tsx';
import { TenantStrip } from '#ui/tenant-strip.tsx';
import { TENANT_TEXTS } from './tenant-texts.ts';
import { usePreviewPalettes } from './use-preview-palettes.ts';

/** The colours as they will be met: strip, buttons, link, accent. A picture of them, not to be used. */
export function ThemePreview() {
  const palettes = usePreviewPalettes();
  return (
    <div>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {TENANT_TEXTS.preview}
      </Typography>
      <AppTheme palettes={palettes}>
        <Box inert aria-hidden sx={{ ...CARD, p: 0, overflow: 'hidden' }}>
          <TenantStrip />
          <Row gap={1.5} wraps sx={{ p: 2 }}>
            <Button variant="contained">{TENANT_TEXTS.previewButton}</Button>
            <Button variant="soft">{TENANT_TEXTS.previewSoft}</Button>
            <Link href="#">{TENANT_TEXTS.previewLink}</Link>
            <Box component="span" sx={ACCENT}>
              {TENANT_TEXTS.previewAccent}
            </Box>
          </Row>
        </Box>
      </AppTheme>
    </div>
  );
}

const ACCENT = {
  px: 1,
  borderLeft: 3,
  borderColor: 'secondary.main',
  color: 'secondary.dark',
  typography: 'body2',
  fontWeight: 600,
} as const;

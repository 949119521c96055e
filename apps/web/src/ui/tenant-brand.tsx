import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Stack } from './layout.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import { TenantStrip } from './tenant-strip.tsx';

interface TenantBrandProps {
  readonly name: string;
  readonly logoBase64?: string | null | undefined;
}

/** Logo and name above a full screen message, under the tenant's strip. */
export function TenantBrand({ name, logoBase64 }: TenantBrandProps) {
  return (
    <Stack gap={1.5} sx={{ justifyItems: 'center', mb: { xs: 0, sm: 4 } }}>
      <Box sx={{ position: 'fixed', inset: '0 0 auto' }}>
        <TenantStrip />
      </Box>
      <TenantLogo name={name} base64={logoBase64} size={72} />
      <Typography variant="subtitle1" component="p" sx={{ color: 'primary.dark' }}>
        {name}
      </Typography>
    </Stack>
  );
}

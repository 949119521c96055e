import { initials } from '@gastspiel/domain/names/short-names.ts';
import Box from '@mui/material/Box';
import { dataUri } from './image-data.ts';

interface TenantLogoProps {
  readonly name: string;
  readonly base64?: string | null | undefined;
  readonly size: number;
}

/** The square logo, or the initials on the tenant's colour. The name stands beside it, so it is mere decoration. */
export function TenantLogo({ name, base64, size }: TenantLogoProps) {
  const shape = { width: size, height: size, flex: 'none', borderRadius: `${Math.round(size / 4)}px` };
  if (base64) return <Box component="img" alt="" src={dataUri(base64)} sx={{ ...shape, objectFit: 'cover' }} />;
  return (
    <Box
      aria-hidden
      sx={{
        ...shape,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: size * 0.4,
        fontWeight: 650,
      }}
    >
      {initials(name)}
    </Box>
  );
}

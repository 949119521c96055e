import Box from '@mui/material/Box';

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

/** Logos are png or jpg; the first characters tell which. */
function dataUri(base64: string): string {
  if (base64.startsWith('data:image/')) return base64;
  return `data:image/${base64.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${base64}`;
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from '@tanstack/react-router';
import { useViewer } from '#platform/viewer/viewer.ts';
import { TenantLogo } from '#ui/tenant-logo.tsx';
import { PRODUCT } from './app-texts.ts';

/** The tenant's logo and, where there is room, its name; leads home. */
export function HomeLink() {
  const { tenant } = useViewer();
  const name = tenant?.name ?? PRODUCT;
  return (
    <Link
      component={RouterLink}
      to="/"
      underline="none"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minHeight: 44, color: 'primary.dark' }}
    >
      <TenantLogo name={name} base64={tenant?.tenantTheme.logoSquareBase64} size={36} />
      <Typography component="span" variant="subtitle1" sx={NAME}>
        {name}
      </Typography>
    </Link>
  );
}

/** On phones only the logo is seen, but the name is still read out. */
const NAME = {
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  position: { xs: 'absolute', sm: 'static' },
  whiteSpace: 'nowrap',
} as const;

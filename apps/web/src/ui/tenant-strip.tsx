import Box from '@mui/material/Box';

/** The line in the tenant's colour along the top edge. */
export function TenantStrip() {
  return <Box aria-hidden sx={{ height: 3, bgcolor: 'primary.main' }} />;
}

import Box from '@mui/material/Box';

/** Sits on the corner of the tenant's own logo before Christmas. */
export function SantaHat() {
  return (
    <Box component="svg" viewBox="0 0 32 28" aria-hidden data-testid="santa-hat" sx={HAT}>
      <path d="M5 20C6 9 13 3 21 4c4 .5 7 4 7 9l-3 1c-1-2-2-3-3-3 2 3 3 6 3 9z" fill="#C8242B" />
      <path d="M22 11c2 3 3 6 3 9h-4c0-4-1-7-3-9z" fill="#9E151C" />
      <rect x="3" y="19" width="24" height="6" rx="3" fill="#FFFFFF" stroke="#D7DBE1" />
      <circle cx="27" cy="14" r="3.2" fill="#FFFFFF" stroke="#D7DBE1" />
    </Box>
  );
}

const HAT = { position: 'absolute', top: -6, left: -11, width: 28, height: 25, transform: 'rotate(-24deg)' } as const;

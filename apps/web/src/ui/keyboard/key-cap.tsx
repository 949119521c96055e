import Box from '@mui/material/Box';

/** A key as it looks on the keyboard. */
export const KeyCap = ({ label }: { readonly label: string }) => (
  <Box component="kbd" sx={CAP}>
    {label}
  </Box>
);

const CAP = {
  display: 'inline-block',
  minWidth: 20,
  px: 0.5,
  border: 1,
  borderColor: 'currentcolor',
  borderRadius: '6px',
  font: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: '18px',
  textAlign: 'center',
} as const;

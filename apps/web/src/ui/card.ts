/** The surface of a card: a hairline, no shadow. */
export const CARD = {
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: '14px', sm: '10px' },
  bgcolor: 'background.paper',
  p: 2,
} as const;

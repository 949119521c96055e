import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { AbsenceDialog } from '#features/target-users/index.ts';
import { ABOVE_BAR, LOW, pageFoot } from '#ui/page-frame.ts';
import { CALENDAR_WIDTH } from './calendar-styles.ts';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';

/** Who looks at their month knows when they can not work; stuck to the bottom, where the thumb is. */
export function AbsenceStep() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box ref={pageFoot} sx={BAR}>
        <Button
          variant="outlined"
          fullWidth
          sx={{ minHeight: 48 }}
          startIcon={<CalendarOff size={18} />}
          onClick={() => setOpen(true)}
        >
          {TEXTS.addAbsence}
        </Button>
      </Box>
      {isOpen && <AbsenceDialog workerId={undefined} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Reaches to the edges of a phone, over the page's padding. */
const BAR = {
  position: 'sticky',
  bottom: ABOVE_BAR,
  zIndex: 3,
  maxWidth: { sm: CALENDAR_WIDTH },
  mx: { xs: -2, sm: 0 },
  mb: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderStyle: 'solid',
  borderWidth: { xs: '1px 0 0', sm: 0 },
  borderColor: 'divider',
  [LOW]: { position: 'static' },
} as const;

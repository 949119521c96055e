import 'dayjs/locale/de';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import { FIELD_TEXTS } from './field-texts.ts';

interface CalendarPopoverProps {
  readonly anchor: HTMLElement;
  readonly day: string | null;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** The library's own type is at odds with exactOptionalPropertyTypes. */
const localeText = deDE.components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText;

export function CalendarPopover({ anchor, day, onPick, onClose }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': FIELD_TEXTS.calendar } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={localeText}>
        <DateCalendar
          autoFocus
          displayWeekNumber
          dayOfWeekFormatter={(weekday) => weekday.format('dd')}
          sx={CALENDAR}
          value={day === null ? null : dayjs(day)}
          onChange={(picked, state) => picked && state === 'finish' && onPick(picked.format('YYYY-MM-DD'))}
        />
      </LocalizationProvider>
    </Popover>
  );
}

const CALENDAR = {
  // The column of week numbers comes on top of the library's width.
  width: 344,
  '& .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel': { color: 'text.secondary' },
} as const;

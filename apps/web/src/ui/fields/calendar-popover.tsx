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
const localeText: PickersLocaleText = {
  ...(deDE.components.MuiLocalizationProvider.defaultProps.localeText as PickersLocaleText),
  calendarWeekNumberHeaderText: FIELD_TEXTS.week,
};

export function CalendarPopover({ anchor, day, onPick, onClose }: CalendarPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      marginThreshold={8}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': FIELD_TEXTS.calendar, sx: { maxWidth: 'calc(100% - 16px)' } },
      }}
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
  // Seven days and the number of the week, also on the narrowest phone.
  width: 'min(344px, 100vw - 16px)',
  '& .MuiPickerDay-root, & .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel, & .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel':
    {
      width: 'min(36px, 10vw)',
    },
  '& .MuiDayCalendar-weekNumber, & .MuiDayCalendar-weekNumberLabel': { color: 'text.secondary', typography: 'caption' },
} as const;

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatInstant } from '#ui/format/german-instant.ts';
import { STATE_TEXTS } from './view-texts.ts';

interface BookingsAheadProps {
  readonly count: number;
  readonly bookings: readonly { readonly id: string; readonly description: string; readonly startDateTime: string }[];
}

/** The bookings that staff have to decide about, each with the way to its appointment. */
export const BookingsAhead = ({ count, bookings }: BookingsAheadProps) => (
  <Box component="span">
    {STATE_TEXTS.blockBookings(count)}
    {bookings.map(({ id, description, startDateTime }) => (
      <Box key={id} component="span" sx={{ display: 'block', mt: 0.5 }}>
        <Link href={`/appointment/${id}`} target="_blank">
          {description}
        </Link>
        {`, ${formatInstant(startDateTime)}`}
      </Box>
    ))}
    {count > bookings.length && STATE_TEXTS.blockMore(count - bookings.length)}
  </Box>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { linkTo } from '#platform/navigation/paths.ts';
import { formatInstant } from '#ui/format/german-instant.ts';
import { STATE_TEXTS } from './view-texts.ts';

interface BookingsAheadProps {
  /** Says what they are, or what becomes of them. */
  readonly lead: string;
  readonly bookings: readonly { readonly id: string; readonly description: string; readonly startDateTime: string }[];
  /** How many there are beside those. */
  readonly more?: number;
}

/** Bookings that staff have to do something about, each with the way to its appointment. */
export const BookingsAhead = ({ lead, bookings, more = 0 }: BookingsAheadProps) => (
  <Box component="span">
    {lead}
    {bookings.map(({ id, description, startDateTime }) => (
      <Box key={id} component="span" sx={{ display: 'block', mt: 0.5 }}>
        <Link href={linkTo('/appointment/$appointmentId', { appointmentId: id })} target="_blank">
          {description}
        </Link>
        {`, ${formatInstant(startDateTime)}`}
      </Box>
    ))}
    {more > 0 && STATE_TEXTS.blockMore(more)}
  </Box>
);

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { AppTheme } from '#ui/app-theme.tsx';
import { ContactLinks } from '#ui/contact-links.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { CARD, Quiet, Row, Stack } from '#ui/layout.tsx';
import { TenantBrand } from '#ui/tenant-brand.tsx';
import { AnswerButtons } from '../answer-buttons.tsx';
import { answerFailure } from '../answer-failure.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { DateTile } from '../date-tile.tsx';
import { OfferFacts } from '../offer-facts.tsx';
import { ShiftTime } from '../shift-time.tsx';
import { useFirstSight } from '../use-first-sight.ts';
import { answerByLink, confirmByLink, type LinkedOffer, openByLink } from './answer-link-calls.ts';
import { ANSWER_PAGE_TEXTS as TEXTS } from './answer-page-texts.ts';

/** The offer in the agency's look, with its two buttons; the answer can be changed as long as it counts. */
export function AnswerForm({ token, loaded }: { readonly token: string; readonly loaded: LinkedOffer }) {
  const [linked, setLinked] = useState(loaded);
  const { press, isBusy, sent, error } = useAttempt(answerByLink, { onDone: setLinked });
  const confirmation = useAttempt(confirmByLink, { onDone: setLinked });
  const { offer, tenantTheme } = linked;
  const { send: open } = useAttempt(openByLink);
  useFirstSight([loaded.offer], () => open({ token }));
  const failure = error ?? confirmation.error;
  const { appointment } = offer;
  return (
    <AppTheme palettes={{ primary: tenantTheme.primaryColorPalette, secondary: tenantTheme.secondaryColorPalette }}>
      <Stack component="main" gap={2} sx={MAIN}>
        <TenantBrand name={linked.agencyName} logoBase64={tenantTheme.logoSquareBase64} />
        <Box sx={{ textAlign: 'center' }}>
          <FocusedHeading>{TEXTS.greeting[offer.offerState](linked.firstName)}</FocusedHeading>
          <Quiet size="body1" role="status">
            {statement(offer)}
          </Quiet>
        </Box>
        <Stack gap={1.5} sx={CARD}>
          <Row gap={1.5} align="stretch">
            <DateTile instant={appointment.startDateTime} />
            <Box sx={{ minWidth: 0 }}>
              <Typography component="h2" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
                {appointment.description}
              </Typography>
              <ShiftTime start={appointment.startDateTime} end={appointment.endDateTime} />
            </Box>
          </Row>
          <OfferFacts appointment={appointment} />
          {offer.offerNotes && (
            <div>
              <Quiet size="body2">{TEXTS.notes}</Quiet>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{offer.offerNotes}</Typography>
            </div>
          )}
          {failure && (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {answerFailure(failure)}
            </Typography>
          )}
          {offer.asksToConfirm && (
            <ConfirmButton isBusy={confirmation.isBusy} onConfirm={() => confirmation.press({ token })} />
          )}
          <AnswerButtons
            offer={offer}
            busy={isBusy ? (sent?.answer === 'ACCEPT' ? 'accept' : 'decline') : undefined}
            onAnswer={(given) => press({ token, answer: given === 'accept' ? 'ACCEPT' : 'DECLINE' })}
          />
        </Stack>
        <Quiet sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center' }}>
          {(linked.agencyEmail || linked.agencyPhone) && <Typography>{TEXTS.agency}</Typography>}
          <ContactLinks email={linked.agencyEmail} phone={linked.agencyPhone} />
          <Link href="/" sx={{ mt: 1 }}>
            {TEXTS.toApp}
          </Link>
        </Quiet>
      </Stack>
    </AppTheme>
  );
}

/** Who is booked has nothing to answer any more; for anybody else it can only be too late. */
const statement = ({ offerState, canAnswer, confirmedAt }: LinkedOffer['offer']): string => {
  if (confirmedAt) return TEXTS.confirmed;
  return canAnswer || offerState === 'BOOKED' ? TEXTS.state[offerState] : TEXTS.begun;
};

const MAIN = { minHeight: '100dvh', maxWidth: 480, mx: 'auto', alignContent: 'start', px: 2, pt: 5, pb: 3 } as const;

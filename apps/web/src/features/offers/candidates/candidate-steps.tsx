import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Phone } from 'lucide-react';
import { dialLink } from '#ui/contact-links.tsx';
import { useCockpit } from '../cockpit.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import { type Candidate, canBeAskedAgain, canBeBooked, canBeOffered, toPerson } from './candidates-query.ts';

/** The steps with somebody who has no offer yet. */
export function CandidateSteps({ candidate }: { readonly candidate: Candidate }) {
  const { mayOffer, mayBook, steps, ask } = useCockpit();
  const person = toPerson(candidate);
  if (!mayBook) return null;
  return (
    <>
      {mayOffer && (canBeOffered(candidate) || canBeAskedAgain(candidate)) && (
        <Button
          size="small"
          variant="outlined"
          aria-label={STEP_TEXTS.of(STEP_TEXTS.offer, person.name)}
          loading={steps.isBusy(person.id)}
          onClick={() =>
            canBeOffered(candidate) ? void steps.offer([person]) : ask({ kind: 'offerPrevented', candidate })
          }
        >
          {STEP_TEXTS.offer}
        </Button>
      )}
      {canBeBooked(candidate) && (
        <Button
          size="small"
          aria-label={STEP_TEXTS.of(STEP_TEXTS.bookDirectly, person.name)}
          onClick={() => ask({ kind: 'bookDirectly', people: [person] })}
          sx={{ px: 0.75 }}
        >
          {STEP_TEXTS.bookDirectly}
        </Button>
      )}
      {candidate.phoneNumber && (
        <IconButton
          size="small"
          href={dialLink(candidate.phoneNumber)}
          aria-label={STEP_TEXTS.callOf(person.name)}
          title={candidate.phoneNumber}
        >
          <Phone size={16} aria-hidden />
        </IconButton>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import { ConciergeBell, Flag, type LucideIcon, MapPin, Shirt } from 'lucide-react';
import { townOf } from '#ui/format/place.ts';
import { Stack } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import type { OwnOfferCard } from './own-offers-query.ts';
import { LIST_TEXTS as TEXTS } from './own-offers-texts.ts';

/** Where, when to meet, what to do, what to wear: enough to say yes or no. */
export function OfferFacts({ appointment }: { readonly appointment: OwnOfferCard['appointment'] }) {
  const { venue, address, meetingPlace, meetingTime, typeDescription, outfit } = appointment;
  const facts: readonly (readonly [keyof typeof TEXTS.facts, LucideIcon, string | null | undefined])[] = [
    ['place', MapPin, [venue, townOf(address)].filter(Boolean).join(', ')],
    ['meeting', Flag, meetingTime && meetingPlace && TEXTS.meeting(meetingTime, meetingPlace)],
    ['type', ConciergeBell, typeDescription],
    ['outfit', Shirt, outfit?.title],
  ];
  return (
    <Stack component="ul" gap={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {facts.map(
        ([key, Icon, text]) =>
          text && (
            <Box key={key} component="li" sx={LINE}>
              <Icon size={16} color={NEUTRAL[500]} aria-hidden />
              <span>
                <Box component="span" sx={VISUALLY_HIDDEN}>{`${TEXTS.facts[key]}: `}</Box>
                {text}
              </span>
            </Box>
          ),
      )}
    </Stack>
  );
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1.25,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const;

/** Titles of the worker's pages; apart from the other texts, since the menu needs them at once. */
export const OWN_OFFER_TITLES = {
  open: 'Offene Angebote',
  booked: 'Gebuchte Einsätze',
  accepted: 'Angenommene Angebote',
  declined: 'Abgelehnte Angebote',
  offer: 'Angebot',
  bookedOffer: 'Gebuchter Einsatz',
  acceptedOffer: 'Angenommenes Angebot',
  declinedOffer: 'Abgelehntes Angebot',
  answer: 'Angebot beantworten',
  short: { open: 'Offen', booked: 'Gebucht', accepted: 'Angenommen', declined: 'Abgelehnt' },
} as const;

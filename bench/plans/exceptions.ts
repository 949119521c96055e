interface Exception {
  /** Never more rows than these: they are the largest agency's, which grows no more. */
  readonly atMost: number;
  /** Nothing shorter would answer the question. */
  readonly because: string;
}

const ADDS_UP = 'It counts or adds up, and reads each row once from an index that has all it needs.';
const LOOKS_BACK = 'It passes over the last fortnight in an index: something that began then may still go on.';
const WITHIN = 'Its rows have rows inside: the crew of a shift, the hours of a block, the offers of an appointment.';
const OBSTACLES = 'It looks at all who qualify, and at all that is booked around the shift, before it cuts the page.';

/** Statements of the measured pages that may look at more than ten times the rows that they answer. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  assertHarmlessLogin: { atMost: 1500, because: 'It asks the catalogue, once when the server starts.' },
  countAppointments: { atMost: 1600, because: ADDS_UP },
  countBlocks: { atMost: 2200, because: ADDS_UP },
  countDayShifts: { atMost: 1100, because: LOOKS_BACK },
  countTargetUsers: { atMost: 20_000, because: ADDS_UP },
  selectAbsent: { atMost: 900, because: 'It asks for the bookings of all who are away; hardly anybody has one.' },
  selectAndCountCandidates: { atMost: 5000, because: OBSTACLES },
  selectAppointments: { atMost: 3000, because: WITHIN },
  selectBlocks: { atMost: 3000, because: WITHIN },
  selectDayShifts: { atMost: 1400, because: LOOKS_BACK },
  selectFigures: { atMost: 70_000, because: ADDS_UP },
  selectInvoices: { atMost: 600, because: WITHIN },
  selectOwnOffers: { atMost: 500, because: WITHIN },
  selectRevenue: { atMost: 12_000, because: ADDS_UP },
  selectStateSums: { atMost: 10_000, because: ADDS_UP },
  selectTargetUsers: { atMost: 600, because: WITHIN },
  selectUnconfirmed: {
    atMost: 700,
    because: 'It asks all bookings of two days whether somebody is silent; mostly nobody is.',
  },
  selectWaitingOffers: { atMost: 6500, because: LOOKS_BACK },
  selectWeeks: { atMost: 22_000, because: ADDS_UP },
  summariseAppointments: { atMost: 1100, because: ADDS_UP },
  summariseBlocks: { atMost: 1500, because: 'It counts no further than a thousand (decision 44).' },
  summariseWaitingOffers: { atMost: 7500, because: LOOKS_BACK },
  unassignedRevenue: { atMost: 3000, because: ADDS_UP },
  workersByWork: { atMost: 350_000, because: ADDS_UP },
};

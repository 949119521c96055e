import { MOST_MATTERS } from '@gastspiel/domain/home/open-matters.ts';
import { addDays, type Day, dayOf, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { AGENCY, found } from '#app/testing/a-random-agency.ts';
import { HOME } from '#app/testing/home-query.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { DEEP_SECONDS, SEED } from '#app/testing/test-sequences.ts';

/** Many more in `npm run test:deep`. */
const RUNS = DEEP_SECONDS > 0 ? 60 : 3;

const APPOINTMENT = 'id startDateTime endDateTime desiredTargetUsers bookedTargetUsers preventedTargetUsers';
const BLOCK = 'id hasEnded printoutState appointment { startDateTime }';
const WEEK_MS = 7 * 24 * 60 * 60_000;

// biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its query
type Row = any;

const api = await aTestApi();

describe.each(fc.sample(AGENCY, { seed: SEED, numRuns: RUNS }))(
  `an agency drawn by lot (seed ${SEED}, number %$)`,
  (drawn) => {
    let now: Date;
    let today: Day;
    let year: number;
    let soon: { readonly from: string; readonly to: string; readonly isNotFullyBooked: boolean };
    let admin: TestUser;
    let home: Row;
    let offers: Row[];
    beforeAll(async () => {
      admin = await found(api, drawn);
      now = new Date();
      today = dayOf(now);
      year = Number(today.slice(0, 4));
      soon = {
        from: now.toISOString(),
        to: new Date(now.getTime() + WEEK_MS).toISOString(),
        isNotFullyBooked: true,
      };
      home = await ask(HOME, { soon, today, year });
      offers = await offersOfAll();
    }, 60_000);

    const ask = async (query: string, variables: object = {}): Promise<Row> => {
      const { data, errors } = await api.call(query, { ...variables }, admin.headers);
      expect(errors).toEqual([]);
      return data;
    };
    /** A list to its end, page by page. */
    const read = async (field: string, selection: string, filterType = '', filter: object = {}): Promise<Row[]> => {
      const [declared, given] = filterType ? [`, $filter: ${filterType}`, ', filter: $filter'] : ['', ''];
      const query = `query ($number: Int!${declared}) {
      it: ${field}(page: { number: $number, size: 10 }${given}) { items { ${selection} } } }`;
      const rows: Row[] = [];
      for (let number = 0; rows.length === number * 10; number += 1) {
        rows.push(...(await ask(query, { number, ...(filterType && { filter }) })).it.items);
      }
      return rows;
    };
    const appointments = (filter: object = {}) => read('appointments', APPOINTMENT, 'AppointmentFilter', filter);
    const blocks = (filter: object) => read('worklogBlocks', BLOCK, 'WorklogBlockFilter', filter);
    const invoices = (filter: object = {}) =>
      read('invoices', 'id state mailFailure grossTotal { value }', 'InvoiceFilter', filter);
    /** The offers of all appointments, in their order. */
    const offersOfAll = async (): Promise<Row[]> => {
      const found: Row[] = [];
      for (const { id, startDateTime, endDateTime } of await appointments()) {
        const { it } = await ask(
          `query ($id: String!) { it: appointmentOffers(appointmentId: $id) {
          items { offerId targetUserId offerState preventedAt stateChangedAt } } }`,
          { id },
        );
        const inTime = { start: new Date(startDateTime), end: new Date(endDateTime) };
        found.push(...byId(it.items).map((offer) => ({ ...offer, ...inTime })));
      }
      return found;
    };

    test('what is not filled in the coming week', async () => {
      const all = await appointments();
      expect(all).toHaveLength(drawn.appointments.length);
      const listed = await appointments(soon);
      expect(home.appointmentSummary).toEqual({ count: listed.length, freePlaces: sum(listed.map(freePlacesOf)) });
      const wanted = all.filter(
        (one) =>
          new Date(one.endDateTime) > now && new Date(one.startDateTime) < new Date(soon.to) && freePlacesOf(one) > 0,
      );
      expect(listed).toEqual(wanted);
    });

    test('the shifts of today', async () => {
      const ofToday = { from: startOfDay(today).toISOString(), to: startOfDay(addDays(today, 1)).toISOString() };
      expect(home.shiftsOfDay.count).toBe((await appointments(ofToday)).length);
    });

    test('who said yes and waits', async () => {
      // While a shift runs, whoever said yes can still step in.
      const waiting = offers.filter(({ offerState, end }) => offerState === 'ACCEPTED' && end > now);
      const listed = await read('offersWaitingForBooking', 'offerId acceptedAt appointment { startDateTime }');
      const starts = listed.map(({ appointment }) => Date.parse(appointment.startDateTime));
      expect(starts).toEqual([...starts].sort((one, other) => one - other));
      expect(idsOf(listed).sort()).toEqual(idsOf(waiting).sort());
      const [since = null] = listed.map(({ acceptedAt }) => new Date(acceptedAt)).sort((one, other) => +one - +other);
      const { since: told, count } = home.offersWaitingForBooking;
      expect({ count, since: told && new Date(told) }).toEqual({ count: listed.length, since });
    });

    test('who waits for release, and work that failed', async () => {
      const released = await read('targetUsers', 'id', 'TargetUserFilter', { userStates: ['ONBOARDING'] });
      expect(home.releases.count).toBe(released.length);
      expect(released).toHaveLength(drawn.workers.filter(({ state }) => state === 'ONBOARDING').length);
      expect(home.failedJobs.count).toBe((await read('failedJobs', 'id')).length);
    });

    test('time sheets to send and to send again', async () => {
      const unsent = await blocks({ printFilter: 'UNSENT', hasEnded: false });
      const resending = await blocks({ isResendingNecessary: true, hasEnded: false });
      expect(home.unsentPrintoutSummary).toEqual({ count: unsent.length, nextStartDateTime: startOf(unsent) });
      expect(home.resendingNecessaryPrintoutSummary).toEqual({
        count: resending.length,
        nextStartDateTime: startOf(resending),
      });
    });

    test('blocks to record, and since when', async () => {
      const open = await blocks({ worklogFilter: 'UNRECORDED', hasEnded: true });
      expect(home.worklogBlocks).toEqual({ count: open.length, nextStartDateTime: startOf(open) });
      expect(open.every(({ hasEnded }) => hasEnded)).toBe(true);
    });

    test('invoices by state, their count and their sum', async () => {
      const ofYear = { issuedFrom: `${year}-01-01`, issuedTo: `${year}-12-31` };
      const open = home.openInvoiceSummary.map((one: Row) => ({ ...one, span: {} }));
      const all = home.invoiceTotalSumOfStateSummary.map((one: Row) => ({ ...one, span: ofYear }));
      for (const { state, count, grossTotal, span } of [...all, ...open]) {
        const listed = await invoices({ states: [state], ...span });
        // Cancelled invoices count in no sum.
        const gross = sum(state === 'CANCELLED' ? [] : listed.map((one) => cents(one.grossTotal)));
        expect([state, count, cents(grossTotal)]).toEqual([state, listed.length, gross]);
        expect(listed.every((one) => one.state === state)).toBe(true);
      }
      expect(sum(home.invoiceTotalSumOfStateSummary.map(({ count }: Row) => count))).toBe(
        (await invoices(ofYear)).length,
      );
    });

    test('who can not come, and who is absent over a booking that nobody has kept', async () => {
      const booked = offers.filter(({ offerState, end }) => offerState === 'BOOKED' && end > now);
      const { preventions, absences } = home.openMatters;
      expect(idsOf(preventions)).toEqual(idsOf(booked.filter((one) => one.preventedAt)).slice(0, MOST_MATTERS));

      const kept = await api.asOwner('select offer_id, absence_id from kept_bookings where tenant_id = $1', [
        admin.tenantId,
      ]);
      const isKept = (offer: Row, absence: Row) =>
        kept.some(({ offer_id, absence_id }) => offer_id === offer.offerId && absence_id === absence.id);
      const undecided: Row[] = [];
      for (const offer of booked.filter((one) => !one.preventedAt)) {
        const { it } = await ask('query ($id: String!) { it: absences(targetUserId: $id) { id startsAt endsAt } }', {
          id: offer.targetUserId,
        });
        const over = it.filter((one: Row) => new Date(one.startsAt) < offer.end && new Date(one.endsAt) > offer.start);
        // Nobody decides any more about an absence that is over.
        if (over.some((one: Row) => new Date(one.endsAt) > now && !isKept(offer, one))) undecided.push(offer);
      }
      expect(idsOf(absences)).toEqual(idsOf(undecided).slice(0, MOST_MATTERS));
    });

    test('whom nothing reaches, and papers that nobody took', async () => {
      const workers = await api.asOwner(
        `select u.id from users u where tenant_id = $1 and role = 'TARGET_USER' and state = 'ACTIVE' and is_email_refused
         and id not in (select user_id from push_tokens where tenant_id = $1)`,
        [admin.tenantId],
      );
      const ahead = (id: unknown) =>
        offers.filter(({ targetUserId, start }) => targetUserId === id && start > now).length;
      const { unreachable, undelivered } = home.openMatters;
      expect(byId(unreachable, 'targetUserId')).toEqual(
        byId(
          workers.map(({ id }) => ({ targetUserId: id, offersAhead: ahead(id) })),
          'targetUserId',
        ),
      );
      const sheets = (await blocks({ hasEnded: false })).filter(({ printoutState }) => printoutState === 'FAILED');
      const refused = (await invoices()).filter(({ mailFailure, state }) => mailFailure && state !== 'PAID');
      const papers = [
        ...sheets.map(({ id }) => ({ kind: 'TIME_SHEET', id })),
        ...refused.map(({ id }) => ({ kind: 'INVOICE', id })),
      ];
      expect(undelivered).toHaveLength(Math.min(papers.length, MOST_MATTERS));
      expect(papers).toEqual(expect.arrayContaining(undelivered));
    });
  },
);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const cents = ({ value }: { readonly value: number }): number => Math.round(value * 100);
const freePlacesOf = ({ desiredTargetUsers, bookedTargetUsers, preventedTargetUsers }: Row): number =>
  Math.max(desiredTargetUsers - (bookedTargetUsers - preventedTargetUsers), 0);
const startOf = ([first]: readonly Row[]): string | null => first?.appointment.startDateTime ?? null;
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ offerId }) => offerId);
const byId = (rows: readonly Row[], key = 'offerId'): Row[] =>
  [...rows].sort((one, other) => (one[key] < other[key] ? -1 : 1));

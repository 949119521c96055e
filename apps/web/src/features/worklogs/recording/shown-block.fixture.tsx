import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/dom';
import { queryClient } from '#platform/graphql/query-client.ts';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { blockQuery, toRecord } from './block-query.ts';
import { RecordingForm } from './recording-form.tsx';

export const NAMES = { 'w-1': 'Lena Huber', 'w-2': 'Markus Gruber', 'w-3': 'Sophie Fuchs' };
export const START = '2026-10-27T17:00:00+01:00';
export const END = '2026-10-27T23:00:00+01:00';
export const work = (startDateTime: string, endDateTime: string, breakInSeconds = 0) => ({
  type: 'WORK',
  startDateTime,
  endDateTime,
  breakInSeconds,
});
export const worklog = ([worklogUserId, worklogUserName]: readonly string[], changes: object = {}) => ({
  worklogUserId,
  worklogUserName,
  isPrevented: false,
  isTransient: true,
  didNotCome: false,
  note: null,
  entries: [work(START, END)],
  elsewhere: [],
  ...changes,
});
export const anAnswer = (block: object = {}, worklogs = Object.entries(NAMES).map((who) => worklog(who))) => ({
  fetchWorklogBlockInfo: {
    id: 'b-1',
    version: 4,
    hasEnded: true,
    workMinutes: 0,
    worklogRecordedAt: null,
    worklogsEnteredAt: null,
    recordedByName: null,
    viewerCanRecord: true,
    printoutState: 'SENT',
    printout: { sentAt: '2026-10-26T08:00:00Z' },
    invoiceRecipient: { id: 'r-1', name: 'Donauwerk AG' },
    invoice: null,
    appointment: { description: 'Firmenfeier', startDateTime: START, endDateTime: END, typeDescription: 'Service' },
    ...block,
  },
  worklogs,
});
type Answer = ReturnType<typeof anAnswer>;

/** The form as its page shows it. */
function Page() {
  const { data } = useQuery({ ...blockQuery('b-1'), select: toRecord });
  return data && <RecordingForm newest={data} />;
}

export const IN_THE_MIDST = { position: 2, count: 4, previousId: 'b-0', nextId: 'b-2' };
type Place = { readonly [Key in keyof typeof IN_THE_MIDST]: (typeof IN_THE_MIDST)[Key] | null };

/** `record` says what the server answers to saving, and may tell what it has from then on. */
export async function shown(
  first: Answer = anAnswer(),
  record: (become: (next: Answer) => void) => object = () => ({ recordWorklogs: { id: 'b-1' } }),
  place: () => Place | null = () => IN_THE_MIDST,
) {
  const state = { answer: first };
  const server = aServer({
    WorklogBlock: () => state.answer,
    WorklogBlockHistory: () => ({ fetchWorklogBlockInfo: { history: { count: 0, items: [] } } }),
    WorklogBlockNeighbours: () => ({ worklogBlockNeighbours: place() }),
    RecordWorklogs: () =>
      record((next) => {
        state.answer = next;
      }),
  });
  const rendered = renderScreen(<Page />);
  await screen.findByText(/^Zeitblock \d von \d offenen$/);
  const answer = (next: Answer): Promise<void> => {
    state.answer = next;
    return queryClient.invalidateQueries({ queryKey: blockQuery('b-1').queryKey });
  };
  return { ...rendered, server, answer };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const line = (name: string) => within(screen.getByRole('link', { name }).closest('tbody') as HTMLElement);
interface Sent {
  readonly worklogs: readonly { readonly entries: readonly { readonly endDateTime: string }[] }[];
}
export const sent = (server: Awaited<ReturnType<typeof shown>>['server']) =>
  server.of('RecordWorklogs').at(-1)?.variables as unknown as Sent;

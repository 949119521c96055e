import { useQuery } from '@tanstack/react-query';
import { useUiState } from '#platform/session/use-ui-state.ts';
import { useCockpit } from '../cockpit.ts';
import { type Waves, wavesQuery } from './waves-query.ts';

/**
 * The appointment's waves, with the sizes that somebody considers for a run. These are kept until it is started, also
 * when the phone is turned: nobody else needs to know of them.
 */
export function useWaves() {
  const { id } = useCockpit().appointment;
  const [sizes, setSizes] = useUiState<readonly number[]>(`offers.wave-sizes.${id}`, []);
  const query = useQuery(wavesQuery(id));
  return { query, waves: query.data && withSizes(query.data, sizes), setSizes };
}

/** The waves with the sizes that somebody considers instead of the proposed ones; a run that is on has its own. */
function withSizes(waves: Waves, sizes: readonly number[]): Waves {
  if (sizes.length === 0 || waves.state === 'RUNNING' || waves.state === 'STOPPED') return waves;
  const sent = waves.waves.filter(({ sentAt }) => sentAt !== null);
  const unsent = { sentAt: null, dueAt: null, accepted: 0, declined: 0, open: 0 };
  return {
    ...waves,
    waves: [...sent, ...sizes.map((size, at) => ({ ...unsent, number: sent.length + at + 1, size }))],
  };
}

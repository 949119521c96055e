import { waveOfRank } from '@gastspiel/domain/waves/wave-plan.ts';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '#ui/tag.tsx';
import { useCockpit } from '../cockpit.ts';
import { wavesQuery } from './waves-query.ts';
import { WAVE_TEXTS } from './waves-texts.ts';

/** Where candidates stand in the run that is on: whom it has asked before them, and who comes with which wave. */
export function usePlaces() {
  const { appointment } = useCockpit();
  const { data } = useQuery(wavesQuery(appointment.id));
  const sent = data?.waves.filter(({ sentAt }) => sentAt !== null) ?? [];
  const isOn = data?.state === 'RUNNING' || data?.state === 'STOPPED';
  const planned = isOn ? data.waves.filter(({ sentAt }) => sentAt === null) : [];
  const asked = isOn ? sent.reduce((sum, { size }) => sum + size, 0) : 0;
  return {
    placeOf: (rank: number | null): string => (rank === null ? '' : `${asked + rank}.`),
    waveOf: (rank: number | null): number | null => (rank === null ? null : waveOfRank(planned, rank)),
  };
}

export const WaveTag = ({ number }: { readonly number: number | null }) =>
  number === null ? null : <Tag label={WAVE_TEXTS.tag(number)} />;

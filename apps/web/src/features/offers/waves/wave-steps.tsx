import Button from '@mui/material/Button';
import { Pause, Play, Send } from 'lucide-react';
import { useRef } from 'react';
import { failedNotice } from '#platform/attempts/failed-notice.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { useCockpit } from '../cockpit.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import { resumeWaves, sendNextWave, startWaves, stopWaves, type Waves } from './waves-query.ts';
import { WAVE_TEXTS as TEXTS } from './waves-texts.ts';

interface WaveStepsProps {
  readonly waves: Waves;
  /** Whether anybody could still be asked. */
  readonly isAnybodyLeft: boolean;
  readonly onStarted: () => void;
}

/** What can be done with the run as it stands. Each step says what it did, or why not. */
export function WaveSteps({ waves, isAnybodyLeft, onStarted }: WaveStepsProps) {
  const { id } = useCockpit().appointment;
  const notify = useNotify();
  const [start, send, stop, resume] = [
    useAttempt(startWaves),
    useAttempt(sendNextWave),
    useAttempt(stopWaves),
    useAttempt(resumeWaves),
  ];
  const isBusy = [start, send, stop, resume].some((attempt) => attempt.isBusy);
  // A second press can come before the button shows the first one.
  const isUnderWay = useRef(false);
  const take = async (step: () => Promise<unknown>, done: string): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await step();
      notify({ text: done });
    } catch (error) {
      notify(failedNotice(error, TEXTS.title, STEP_TEXTS.failed));
    } finally {
      isUnderWay.current = false;
    }
  };
  const planned = waves.waves.filter(({ sentAt }) => sentAt === null);
  const [next] = planned;
  if (waves.state === null || waves.state === 'ENDED') {
    const plan = { sizes: planned.map(({ size }) => size), gapMinutes: waves.gapMinutes };
    const begin = async (): Promise<void> => {
      await start.send({ id, plan });
      onStarted();
    };
    return (
      <Button
        variant="soft"
        startIcon={<Send size={16} />}
        disabled={waves.hasEnough || !isAnybodyLeft}
        loading={isBusy}
        onClick={() => void take(begin, TEXTS.started)}
      >
        {waves.state === null ? TEXTS.start : TEXTS.again}
      </Button>
    );
  }
  return (
    <>
      {next && (
        <Button
          variant="soft"
          startIcon={<Send size={16} />}
          disabled={waves.hasEnough || !isAnybodyLeft || isBusy}
          onClick={() => void take(() => send.send({ id, number: next.number }), TEXTS.sentNow(next.number))}
        >
          {TEXTS.now(next.number)}
        </Button>
      )}
      {waves.state === 'RUNNING' ? (
        <Button
          variant="outlined"
          startIcon={<Pause size={16} />}
          disabled={isBusy}
          onClick={() => void take(() => stop.send({ id }), TEXTS.stopped)}
        >
          {TEXTS.stop}
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<Play size={16} />}
          disabled={isBusy}
          onClick={() => void take(() => resume.send({ id }), TEXTS.resumed)}
        >
          {TEXTS.resume}
        </Button>
      )}
    </>
  );
}

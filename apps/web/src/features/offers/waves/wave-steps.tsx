import Button from '@mui/material/Button';
import { Pause, Play, Send } from 'lucide-react';
import { failedNotice, useAttempt } from '#platform/attempts/use-attempt.ts';
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

/** The steps with the run as it stands. Each step says what it did, or why not. */
export function WaveSteps({ waves, isAnybodyLeft, onStarted }: WaveStepsProps) {
  const { id } = useCockpit().appointment;
  const notify = useNotify();
  const tell = (text: string): void => notify({ text });
  const onFailed = (error: Error): void => notify(failedNotice(error, TEXTS.title, STEP_TEXTS.failed));
  const start = useAttempt(startWaves, {
    onDone: () => {
      tell(TEXTS.started);
      onStarted();
    },
    onFailed,
  });
  const send = useAttempt(sendNextWave, { onDone: (_, { number }) => tell(TEXTS.sentNow(number)), onFailed });
  const stop = useAttempt(stopWaves, { onDone: () => tell(TEXTS.stopped), onFailed });
  const resume = useAttempt(resumeWaves, { onDone: () => tell(TEXTS.resumed), onFailed });
  const isBusy = [start, send, stop, resume].some((attempt) => attempt.isBusy);
  const planned = waves.waves.filter(({ sentAt }) => sentAt === null);
  const [next] = planned;
  if (waves.state === null || waves.state === 'ENDED') {
    const plan = { sizes: planned.map(({ size }) => size), gapMinutes: waves.gapMinutes };
    return (
      <Button
        variant="soft"
        startIcon={<Send size={16} />}
        disabled={waves.hasEnough || !isAnybodyLeft}
        loading={isBusy}
        onClick={() => start.press({ id, plan })}
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
          onClick={() => send.press({ id, number: next.number })}
        >
          {TEXTS.now(next.number)}
        </Button>
      )}
      {waves.state === 'RUNNING' ? (
        <Button variant="outlined" startIcon={<Pause size={16} />} disabled={isBusy} onClick={() => stop.press({ id })}>
          {TEXTS.stop}
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<Play size={16} />}
          disabled={isBusy}
          onClick={() => resume.press({ id })}
        >
          {TEXTS.resume}
        </Button>
      )}
    </>
  );
}

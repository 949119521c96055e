import { judge } from '#bench/goals.ts';
import { load, median, type Target } from '#bench/load.ts';

const ROUNDS = 7;
const ROUND_MS = 1500;
const WARM_UP_MS = 2000;

/** Rounds of both by turns, so that whatever else the machine does hits both alike; the medians make the ratio. */
async function rounds(subject: Target, baseline: Target, clients: number) {
  for (const target of [baseline, subject]) await load(target, clients, WARM_UP_MS);
  const figures = {
    subject: [] as number[],
    baseline: [] as number[],
    subjectMs: [] as number[],
    baselineMs: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [b, s] = [await load(baseline, clients, ROUND_MS), await load(subject, clients, ROUND_MS)];
    figures.baseline.push(b.perSecond);
    figures.baselineMs.push(b.medianMs);
    figures.subject.push(s.perSecond);
    figures.subjectMs.push(s.medianMs);
  }
  return {
    subject: median(figures.subject),
    baseline: median(figures.baseline),
    subjectMs: median(figures.subjectMs),
    baselineMs: median(figures.baselineMs),
  };
}

interface Goals {
  /** At least this share of the baseline's requests a second, at most so many times its time. */
  readonly share: number;
  readonly times: number;
  readonly goalMs: number | undefined;
}

export async function compare(subject: Target, baseline: Target, goals: Goals): Promise<readonly string[]> {
  const many = await rounds(subject, baseline, 16);
  const one = await rounds(subject, baseline, 1);
  const wanted = goals.goalMs === undefined ? '' : ` (wanted on a quiet machine: ${goals.goalMs} ms)`;
  return [
    `${subject.name} against ${baseline.name}`,
    `16 clients: ${many.subject.toFixed(0)} of ${many.baseline.toFixed(0)} req/s = ${judge(many.subject / many.baseline, { atLeast: goals.share })}`,
    `1 client:   p50 ${one.subjectMs.toFixed(2)} ms${wanted} of ${one.baselineMs.toFixed(2)} ms = ${judge(one.subjectMs / one.baselineMs, { atMost: goals.times }, { unit: '×' })}`,
  ];
}

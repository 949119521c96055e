type Goal = { readonly atLeast: number } | { readonly atMost: number };

const judged: boolean[] = [];

/** A figure beside its goal, in the words of the report; `closingLine` counts them. */
export function judge(figure: number, goal: Goal, { unit = '', digits = 2 } = {}): string {
  const isMet = 'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost;
  judged.push(isMet);
  const wanted = 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  return `${figure.toFixed(digits)}${unit} (goal: ${wanted}${unit}, ${isMet ? 'met' : 'MISSED'})`;
}

export const closingLine = (): string => `${judged.filter(Boolean).length} of ${judged.length} goals met`;

import { defineFailures } from '#domain/failures/failure.ts';

export const MESSAGE_FAILURES = defineFailures('messages', {
  nobody: { classification: 'BAD_REQUEST', message: 'Derzeit gibt es dafür niemanden.' },
  over: { classification: 'BAD_REQUEST', message: 'Der Einsatz ist bereits vorbei.' },
});

import { defineFailures } from '#domain/failures/failure.ts';

export const MESSAGE_FAILURES = defineFailures('messages', {
  nobody: 'Derzeit gibt es dafür niemanden.',
  over: 'Der Einsatz ist bereits vorbei.',
});

import { z } from 'zod';
import { defineFailures } from '#domain/failures/failure.ts';
import { requiredNotes } from '#domain/input/text-input.ts';
import { AUDIENCES, MESSAGE_LIMITS } from '#domain/messages/message-audience.ts';

/** The office's message, and to whom it goes. */
export const MessageInput = z.object({ audience: z.enum(AUDIENCES), text: requiredNotes(MESSAGE_LIMITS.text) });

export const MESSAGE_FAILURES = defineFailures('messages', {
  nobody: 'Derzeit gibt es dafür niemanden.',
  over: 'Der Einsatz ist bereits vorbei.',
});
